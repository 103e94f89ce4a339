import Combine
import SwiftUI

struct WeatherService {
  func temperatures() -> AnyPublisher<Double, Never> {
    Just(21.5).eraseToAnyPublisher()
  }
}

final class Weather: ObservableObject {
  @Published private(set) var temperature = 0.0

  init(service: WeatherService) {
    service.temperatures()
      .receive(on: DispatchQueue.main)
      .assign(to: &$temperature)  // expect: published-projection "$temperature"
  }
}

struct WeatherView: View {
  @ObservedObject var weather: Weather

  var body: some View {
    Text("\(weather.temperature)°")
  }
}
