import SwiftUI

@MainActor @Observable final class Theme {
  static let shared = Theme()
  var accent = "blue"
}

struct Badge: View {
  private var theme = Theme.shared
  let count: Int

  var body: some View { Text("\(count) in \(theme.accent)") }
}

struct Inbox: View {
  var body: some View {
    Badge(count: 3)  // error: 'Badge' initializer is inaccessible due to 'private'
  }
}
