import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 21
}

struct Degrees: View {
  @EnvironmentObject var weather: Weather  // expect: environment-object "@EnvironmentObject"

  var body: some View { Text("\(weather.degrees)°") }
}

struct Forecast: View {
  @StateObject private var weather = Weather()

  var body: some View {
    Degrees()
      .environmentObject(weather)
  }
}
