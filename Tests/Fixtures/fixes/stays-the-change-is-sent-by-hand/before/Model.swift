import SwiftUI

final class Weather: ObservableObject {
  @Published var city = ""

  func reload() {
    objectWillChange.send()
  }
}

final class Sky: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var clouds = 0 { willSet { objectWillChange.send() } }
}

struct WeatherView: View {
  @StateObject private var weather = Weather()
  @ObservedObject var sky: Sky

  var body: some View { Text("\(weather.city) \(sky.clouds)") }
}
