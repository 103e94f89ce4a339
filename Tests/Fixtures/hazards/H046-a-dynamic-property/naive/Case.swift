import SwiftUI

@MainActor
@Observable
final class Reachability {
  private(set) var isOnline = true

  func check() { isOnline.toggle() }
}

@propertyWrapper
struct Online: DynamicProperty {
  @State private var reachability = Reachability()

  var wrappedValue: Bool { reachability.isOnline }  // error: main actor-isolated property 'isOnline' can not be referenced from a nonisolated context

  func check() { reachability.check() }  // error: call to main actor-isolated instance method 'check()' in a synchronous nonisolated context
}

struct OnlineView: View {
  @Online private var isOnline

  var body: some View { Text(isOnline ? "Online" : "Offline") }
}
