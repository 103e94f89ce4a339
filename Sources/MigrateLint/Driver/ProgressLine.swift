import Foundation

/// A line on a terminal that says what takes long, and is gone when that is done.
///
/// It waits half a second before it shows anything. Who writes something else clears it first.
final class ProgressLine: @unchecked Sendable {
  private let output: any Output
  /// How long it shows nothing.
  private let patience: Duration
  private let condition = NSCondition()
  private let start = ContinuousClock.now
  /// What is being done; nil while nothing is to be shown.
  private var step: String?
  /// What stands on the terminal.
  private var shown = ""
  private var isEnded = false

  init(_ output: any Output, patience: Duration = .milliseconds(500)) {
    self.output = output
    self.patience = patience
    // Here: without a thread, nothing is shown.
    _ = startThread(stackSize: 1 << 19) { self.run() }
  }

  func show(_ step: String?) {
    condition.lock()
    defer { condition.unlock() }
    self.step = step.map(DisplayText.escaped)
    if step == nil { draw("") }
  }

  func clear() {
    condition.lock()
    defer { condition.unlock() }
    draw("")
  }

  func end() {
    condition.lock()
    defer { condition.unlock() }
    draw("")
    isEnded = true
    condition.signal()
  }

  private func run() {
    condition.lock()
    defer { condition.unlock() }
    while !isEnded {
      _ = condition.wait(until: Date(timeIntervalSinceNow: 0.1))
      let time = ContinuousClock.now - start
      if isEnded || time < patience { continue }
      guard let step else { continue }
      // Here: within the narrowest terminal, so that the line never becomes two.
      draw(String("\(ToolIdentity.name): \(step), \(time.components.seconds) s".prefix(72)))
    }
  }

  /// The lock is held.
  private func draw(_ text: String) {
    if text == shown { return }
    shown = text
    try? output.write(Array("\r\u{1B}[K\(text)".utf8), to: .error)
  }
}
