import Combine
import SwiftUI

final class Scale: ObservableObject {
  /// What is assigned to `$weight` does not run this.
  @Published var weight = 0.0 {
    didSet { print("weighed by hand") }
  }

  func follow(_ weights: AnyPublisher<Double, Never>) {
    weights.assign(to: &$weight)  // expect: published-projection "$weight"
  }
}

struct ScaleView: View {
  @ObservedObject var scale: Scale

  var body: some View { Slider(value: $scale.weight) }
}
