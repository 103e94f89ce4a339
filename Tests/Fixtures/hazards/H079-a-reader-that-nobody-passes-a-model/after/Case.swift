import SwiftUI

@Observable final class Weather {
  var degrees = 21
}

struct Degrees: View {
  @Environment(Weather.self) var weather  // expect: environment-object "@EnvironmentObject"

  var body: some View { Text("\(weather.degrees)°") }
}

struct Forecast: View {
  @State private var weather = Weather()

  var body: some View {
    Degrees()
      .environment(weather)
  }
}
