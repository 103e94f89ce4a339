import SwiftUI

@Observable final class Weather {
  var degrees = 20
}

struct WeatherView: View {
  @Environment(Weather.self) private var weather

  var body: some View {
    Text("\(weather.degrees)")
  }
}

struct WeatherView_Previews: PreviewProvider {
  static var weather = Weather()  // expect: state-object "@StateObject"

  static var previews: some View {
    WeatherView().environment(weather)
  }
}
