import Combine
import SwiftUI

@Observable final class Ledger {
  var sum = 0
}

class Base {}

@Observable final class Book: Base, Identifiable {
  var pages = 0
}

@Observable final class Index {
  var words: [String] = []
}

/// Generic over the value, not over the model: `<Value: ObservableObject>` is not written.
@Observable final class Box<Value: Hashable> {
  var value: Value

  init(value: Value) {
    self.value = value
  }

  /// "func f<T: ObservableObject>(_: T)"
  func map<Other: Hashable>(_ change: (Value) -> Other) -> Box<Other> {
    Box<Other>(value: change(value))
  }
}
