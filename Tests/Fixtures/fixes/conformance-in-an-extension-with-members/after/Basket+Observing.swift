import Combine

// MARK: - Observing

extension Basket {
  var isEmpty: Bool { note.isEmpty }
}
