import Combine
import Observation

/// What a list can be sorted by.
protocol Sorting: AnyObject, Observable, Identifiable {  // expect: observable-object-constraint "ObservableObject"
  associatedtype Key: Hashable & CaseIterable
  var key: Key { get set }
}

extension Sorting {
  func reset() {
    if let first = Key.allCases.first { key = first }
  }
}
