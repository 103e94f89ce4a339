import Combine

class Ledger: ObservableObject {
  var total = 0 {
    willSet { objectWillChange.send() }  // expect: object-will-change "objectWillChange"
  }
  private var cancellable: AnyCancellable?

  func refresh() {
    objectWillChange.send()  // expect: object-will-change "objectWillChange"
    self.objectWillChange.send()  // expect: object-will-change "objectWillChange"
  }
}

final class Budget: Ledger {
  func adjust() {
    objectWillChange.send()  // expect: object-will-change "objectWillChange"
  }
}

extension Ledger {
  func follow(_ other: Ledger) {
    cancellable = other.objectWillChange.sink { [weak self] _ in  // expect: object-will-change "objectWillChange"
      self?.objectWillChange.send()  // expect: object-will-change "objectWillChange"
    }
  }
}
