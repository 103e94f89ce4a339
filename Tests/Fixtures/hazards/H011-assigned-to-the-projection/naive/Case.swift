import Combine
import SwiftUI

struct WeatherService {
  func temperatures() -> AnyPublisher<Double, Never> {
    Just(21.5).eraseToAnyPublisher()
  }
}

@Observable final class Weather {
  private(set) var temperature = 0.0

  init(service: WeatherService) {
    service.temperatures()
      .receive(on: DispatchQueue.main)
      .assign(to: &$temperature)  // error: cannot find '$temperature' in scope
  }
}

struct WeatherView: View {
  var weather: Weather

  var body: some View {
    Text("\(weather.temperature)°")
  }
}
