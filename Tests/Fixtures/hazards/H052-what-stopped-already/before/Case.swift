import SwiftUI

/// What was never published is changed in place today, too: nothing new happens to it.
final class Stack: ObservableObject {
  @Published var isOn = false
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

@MainActor final class Office: ObservableObject {
  nonisolated(unsafe) static let shared = Office()
  @Published var couriers: [String: Courier] = [:]

  nonisolated init() {}

  nonisolated func note(_ name: String) {
    Task { @MainActor in print(self.couriers.count, name) }
  }

  func hire(_ name: String) { couriers[name] = Courier() }
}

struct StackView: View {
  @ObservedObject var stack: Stack
  @ObservedObject var office: Office

  var body: some View {
    Text("\(stack.isOn.description) \(stack.plates.count) \(office.couriers.count)")
  }
}
