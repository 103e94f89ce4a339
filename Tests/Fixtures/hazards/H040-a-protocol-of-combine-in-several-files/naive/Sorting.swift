import Combine

/// What a list can be sorted by.
protocol Sorting: ObservableObject, Identifiable {
  associatedtype Key: Hashable & CaseIterable
  var key: Key { get set }
}

extension Sorting {
  func reset() {
    if let first = Key.allCases.first { key = first }
  }
}
