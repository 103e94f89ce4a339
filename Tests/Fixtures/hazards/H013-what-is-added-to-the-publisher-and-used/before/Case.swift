import Combine
import SwiftUI

/// A subject has no such method.
extension Published.Publisher {
  func first(_ count: Int) -> AnyPublisher<Value, Never> { eraseToAnyPublisher() }
}

final class Gate: ObservableObject { @Published var isOpen: Bool? }

final class Porter {
  private let gate = Gate()
  private var cancellables: Set<AnyCancellable> = []

  func listen() {
    gate.$isOpen  // expect: published-projection "$isOpen"
      .sink { print($0 ?? false) }
      .store(in: &cancellables)
    gate.$isOpen  // expect: published-projection "$isOpen"
      .first(2)
      .sink { print($0 ?? false) }
      .store(in: &cancellables)
  }
}

struct GateView: View {
  @ObservedObject var gate: Gate
  var body: some View { Text(gate.isOpen == true ? "open" : "closed") }
}
