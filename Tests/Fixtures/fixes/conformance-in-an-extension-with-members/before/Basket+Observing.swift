import Combine

// MARK: - Observing

extension Basket: ObservableObject {
  var isEmpty: Bool { note.isEmpty }
}
