import Combine
import SwiftUI

@Observable final class Scale {
  /// What is assigned to `$weight` does not run this.
  var weight = 0.0 {
    didSet { print("weighed by hand") }
  }

  func follow(_ weights: AnyPublisher<Double, Never>) {
    weights.assign(to: &$weight)  // error: cannot find '$weight' in scope
  }
}

struct ScaleView: View {
  @Bindable var scale: Scale

  var body: some View { Slider(value: $scale.weight) }
}
