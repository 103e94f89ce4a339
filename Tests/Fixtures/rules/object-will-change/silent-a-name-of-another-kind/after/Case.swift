import Combine
import Observation

@Observable final class Ledger {
  var total = 0
}

/// Has a publisher of that name and is no model.
final class Clock {
  let objectWillChange = PassthroughSubject<Void, Never>()

  func tick() {
    objectWillChange.send()
    self.objectWillChange.send()
  }
}

func objectWillChangeLater(_ ledger: Ledger) {
  let objectWillChange = ledger.total
  print(objectWillChange, "objectWillChange.send()")
}
