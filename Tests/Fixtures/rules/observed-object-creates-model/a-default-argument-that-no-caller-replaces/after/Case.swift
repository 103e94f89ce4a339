import SwiftUI

@Observable final class Weather {
  var degrees = 21
}

struct WeatherView: View {
  @State private var weather: Weather  // expect: observed-object-creates-model "@ObservedObject"

  init(city: String, weather: Weather = Weather()) {
    self.weather = weather
  }

  var body: some View {
    Text("\(weather.degrees)°")
  }
}

struct Today: View {
  var body: some View {
    WeatherView(city: "Turku")
  }
}
