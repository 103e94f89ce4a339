import Combine
import SwiftUI

/// `CurrentValueSubject<Int!, Never>` is no type: the models stay.
final class Gauge: ObservableObject {
  @Published var level: Int! = 0
  @Published var limit: Int! {
    didSet { print("limit") }
  }

  private var bag: Set<AnyCancellable> = []

  init() {
    $level.sink { print($0 ?? 0) }.store(in: &bag)
    $limit.sink { print($0 ?? 0) }.store(in: &bag)
  }
}

struct GaugeView: View {
  @ObservedObject var gauge: Gauge

  var body: some View { Text("\(gauge.level ?? 0)") }
}
