import SwiftUI

@MainActor final class Theme: ObservableObject {
  static let shared = Theme()
  @Published var accent = "blue"
}

struct Badge: View {
  @ObservedObject private var theme = Theme.shared  // expect: observed-object "@ObservedObject"
  let count: Int

  var body: some View { Text("\(count) in \(theme.accent)") }
}

struct Inbox: View {
  var body: some View { Badge(count: 3) }
}
