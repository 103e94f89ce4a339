import SwiftUI

@Observable final class Account {
  var name = ""
}

struct AccountView: View {
  @Environment(Account.self) var account

  var body: some View { Text(account.name) }
}

/// Whoever makes it says which view is drawn.
struct Tile: View {
  let isFancy: Bool
  var title: String?
  var count = 0

  init(isFancy: Bool = false, title: String? = nil) {
    self.isFancy = isFancy
    self.title = title
  }

  var body: some View {
    VStack {
      if isFancy { AccountView() } else { ProgressView() }
      if let title, !title.isEmpty {
        AccountView()
      }
      if self.count > 1 && isFancy {
        AccountView()
      }
      row(isFancy)
      isFancy ? AnyTile(content: AccountView()) : nil
    }
  }

  @ViewBuilder private func row(_ isShown: Bool) -> some View {
    if !isShown { Text("Hidden") } else { AccountView() }
  }
}

struct AnyTile<Content: View>: View {
  var content: Content

  var body: some View { content }
}

#Preview {
  Tile()
}
