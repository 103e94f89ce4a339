import SwiftUI

final class Slot<Value>: ObservableObject {
  @Published var value: Value

  init(_ value: Value) { self.value = value }
}

/// An action sets it.
struct Counter: View {
  private let slot = Slot(1)  // expect: unobserved-model "slot"

  var body: some View {
    Text("\(slot.value)")
    Button("More") { slot.value += 1 }
  }
}

/// Somebody else is given it.
struct Board: View {
  private let slot = Slot("")  // expect: unobserved-model "slot"

  var body: some View {
    Text(slot.value)
    Button("Fill") { fill(slot) }
  }
}

func fill(_ slot: Slot<String>) { slot.value = "Full" }

/// It is not private.
struct Label: View {
  let slot = Slot("")  // expect: unobserved-model "slot"

  var body: some View { Text(slot.value) }
}

/// It changes by itself.
@MainActor final class Clock: ObservableObject {
  @Published var time = 0

  init() { Task { time += 1 } }
}

struct Hands: View {
  private let clock = Clock()  // expect: unobserved-model "clock"

  var body: some View { Text("\(clock.time)") }
}
