import Combine
import SwiftUI

final class Meter: ObservableObject {
  @Published fileprivate(set) var level = 0.0
}

final class Recorder {
  let meter = Meter()

  func follow(_ levels: AnyPublisher<Double, Never>) {
    levels.assign(to: &meter.$level)  // expect: published-projection "$level"
  }
}

struct MeterView: View {
  @ObservedObject var meter: Meter

  var body: some View { Text("\(meter.level)") }
}
