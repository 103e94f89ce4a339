import Combine
import SwiftUI

struct WeatherService {
  func temperatures() -> AnyPublisher<Double, Never> {
    Just(21.5).eraseToAnyPublisher()
  }
}

@Observable final class Weather {
  private(set) var temperature = 0.0
  @ObservationIgnored private var temperatureAssignments: Set<AnyCancellable> = []

  init(service: WeatherService) {
    service.temperatures()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.temperature = $0 }
      .store(in: &temperatureAssignments)  // expect: published-projection "$temperature"
  }
}

struct WeatherView: View {
  var weather: Weather

  var body: some View {
    Text("\(weather.temperature)°")
  }
}
