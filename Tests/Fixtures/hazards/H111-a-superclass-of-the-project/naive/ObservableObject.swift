/// The base class of everything that keeps a list of observers.
class ObservableObject {
  private(set) var changes = 0

  func announce() { changes += 1 }
}
