import SwiftUI

@MainActor
final class Reachability: ObservableObject {
  @Published private(set) var isOnline = true

  func check() { isOnline.toggle() }
}

@propertyWrapper
struct Online: DynamicProperty {
  @StateObject private var reachability = Reachability()  // expect: unsupported-declaration "reachability"

  var wrappedValue: Bool { reachability.isOnline }

  func check() { reachability.check() }
}

struct OnlineView: View {
  @Online private var isOnline

  var body: some View { Text(isOnline ? "Online" : "Offline") }
}
