import Combine
import SwiftUI

/// Nobody calls it: a subject may stand in the place of the publisher.
extension Published.Publisher {
  func collectNext(_ count: Int) -> Int { count }
}

@Observable final class Gate { var isOpen: Bool? {
  willSet { isOpenSubject.send(newValue) }
}
@ObservationIgnored private(set) lazy var isOpenSubject = CurrentValueSubject<Bool?, Never>(isOpen) }

final class Porter {
  private let gate = Gate()
  private var cancellables: Set<AnyCancellable> = []

  func listen() {
    gate.isOpenSubject  // expect: published-projection "$isOpen"
      .compactMap { $0 }
      .sink { print($0) }
      .store(in: &cancellables)
  }
}

struct GateView: View {
  var gate: Gate
  var body: some View { Text(gate.isOpen == true ? "open" : "closed") }
}
