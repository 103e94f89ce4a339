import SwiftUI

final class Slot<Value>: ObservableObject {
  @Published var value: Value

  init(_ value: Value) { self.value = value }
}

/// Only what reads it sets it, and gives what it has set.
struct Number: DynamicProperty {
  private let slot: Slot<Int?> = .init(nil)

  var wrappedValue: Int {
    if let value = slot.value { return value }
    let value = 42
    slot.value = value
    return value
  }
}

/// Nobody sets it.
struct Banner: View {
  private let slot: Slot<String> = Slot("Welcome")

  var body: some View { Text(slot.value) }
}
