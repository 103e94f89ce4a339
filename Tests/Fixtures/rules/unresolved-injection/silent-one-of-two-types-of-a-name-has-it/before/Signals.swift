enum Signals {
  nonisolated(unsafe) static let shared = Beacon()
}
