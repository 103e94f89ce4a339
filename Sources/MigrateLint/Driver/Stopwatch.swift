/// Tells how long the parts of a run took, if anybody wants to know.
final class Stopwatch {
  private let isRunning: Bool
  private var last = ContinuousClock.now

  init(isRunning: Bool) { self.isRunning = isRunning }

  func lap(_ part: String, to console: Console) {
    guard isRunning else { return }
    let now = ContinuousClock.now
    let milliseconds = (now - last) / .milliseconds(1)
    last = now
    console.tell("\(ToolIdentity.name): \(part) took \(Int(milliseconds)) ms")
  }
}
