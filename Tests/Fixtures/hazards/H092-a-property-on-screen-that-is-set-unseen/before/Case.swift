import Foundation
import SwiftUI

/// By a function of the value, and by a key path that is kept elsewhere.
final class Timer: ObservableObject {
  @Published var name: String
  private var due: Date
  private var rounds: Int

  private static var counter: ReferenceWritableKeyPath<Timer, Int> { \.rounds }

  init() {
    due = Date()
    rounds = 1
    name = "\(due) \(rounds)"  // expect: unsupported-declaration "due" ; unsupported-declaration "rounds"
  }

  func prolong() {
    due.addTimeInterval(60)
    self[keyPath: Timer.counter] += 1
  }

  var text: String { "\(due)" }
  var count: Int { rounds }
}

struct TimerView: View {
  @StateObject private var timer = Timer()

  var body: some View {
    Button("\(timer.name) \(timer.text) \(timer.count)") { timer.prolong() }
  }
}
