import Combine
import SwiftUI

/// Nobody calls it: a subject may stand in the place of the publisher.
extension Published.Publisher {
  func collectNext(_ count: Int) -> Int { count }
}

final class Gate: ObservableObject { @Published var isOpen: Bool? }

final class Porter {
  private let gate = Gate()
  private var cancellables: Set<AnyCancellable> = []

  func listen() {
    gate.$isOpen  // expect: published-projection "$isOpen"
      .compactMap { $0 }
      .sink { print($0) }
      .store(in: &cancellables)
  }
}

struct GateView: View {
  @ObservedObject var gate: Gate
  var body: some View { Text(gate.isOpen == true ? "open" : "closed") }
}
