import SwiftUI

/// What was never published is changed in place today, too: nothing new happens to it.
@Observable final class Stack {
  var isOn = false
  var plates = [1, 2, 3]

  func prune() { plates.removeAll { plate in plates.count > plate } }
}

final class Courier: NSObject {
  private var errand: Errand?

  deinit { errand?.stop() }

  /// Not what 'deinit' names.
  func errand(_ name: String) { Office.shared.note(name) }
}

final class Errand {
  func stop() {}
}

@MainActor @Observable final class Office {
  nonisolated(unsafe) static let shared = Office()
  var couriers: [String: Courier] = [:]

  nonisolated init() {}

  nonisolated func note(_ name: String) {
    Task { @MainActor in print(self.couriers.count, name) }
  }

  func hire(_ name: String) { couriers[name] = Courier() }
}

struct StackView: View {
  var stack: Stack
  var office: Office

  var body: some View {
    Text("\(stack.isOn.description) \(stack.plates.count) \(office.couriers.count)")
  }
}
