import SwiftUI

@Observable final class Weather {
  var degrees = 21
}

struct Degrees: View {
  var weather: Weather

  var body: some View { Text("\(weather.degrees)°") }
}

struct Forecast: View {
  @State private var weather = Weather()

  var body: some View {
    Degrees()  // error: missing argument for parameter 'weather' in call
      .environment(weather)
  }
}
