import Combine
import SwiftUI

final class Ledger: ObservableObject {
  @Published var sum = 0
}

class Base {}

final class Book: Base, ObservableObject, Identifiable {
  @Published var pages = 0
}

final class Index {
  @Published var words: [String] = []
}

extension Index: ObservableObject {}

/// Generic over the value, not over the model: `<Value: ObservableObject>` is not written.
final class Box<Value: Hashable>: ObservableObject {
  @Published var value: Value

  init(value: Value) {
    self.value = value
  }

  /// "func f<T: ObservableObject>(_: T)"
  func map<Other: Hashable>(_ change: (Value) -> Other) -> Box<Other> {
    Box<Other>(value: change(value))
  }
}
