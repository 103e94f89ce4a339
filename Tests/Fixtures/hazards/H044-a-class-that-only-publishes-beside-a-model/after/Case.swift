import Combine
import SwiftUI

final class Barometer {
  @Published private(set) var pressure = 1013.0
}

@Observable final class WeatherModel {
  private(set) var isFalling = false  // expect: published-property "@Published"
  private let barometer: Barometer
  @ObservationIgnored private var subscription: AnyCancellable?

  init(barometer: Barometer) {
    self.barometer = barometer
    subscription = barometer.$pressure
      .map { $0 < 1000 }
      .sink { [weak self] in self?.isFalling = $0 }
  }
}

struct WeatherView: View {
  var model: WeatherModel

  var body: some View { Text(model.isFalling ? "Rain" : "Sun") }
}
