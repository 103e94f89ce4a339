import Combine
import SwiftUI

@Observable final class Meter {
  fileprivate(set) var level = 0.0
}

final class Recorder {
  let meter = Meter()

  func follow(_ levels: AnyPublisher<Double, Never>) {
    levels.assign(to: &meter.$level)  // error: has no member '$level'
  }
}

struct MeterView: View {
  var meter: Meter

  var body: some View { Text("\(meter.level)") }
}
