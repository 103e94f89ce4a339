import SwiftUI

@MainActor final class Preferences: ObservableObject {
  static let shared = Preferences()
  @Published var name = ""
  var kinds = "a"  // expect: unpublished-stored-property "kinds"

  var list: [Character] { Array(kinds) }
  func change() { kinds = "b" }
}

/// It keeps the closure, and no drawing runs that.
@MainActor final class Watcher {
  private let provider: () -> [Character]

  init(provider: (() -> [Character])? = nil) {
    self.provider = provider ?? { Preferences.shared.list }
  }

  func sync() { print(provider()) }
}

struct Root: View {
  @StateObject private var preferences = Preferences.shared
  private let watcher: Watcher

  init() {
    let watcher = Watcher()
    self.watcher = watcher
  }

  var body: some View { Text(preferences.name) }
}
