import SwiftUI

@Observable final class Account {
  var name = ""
}

struct AccountView: View {
  @Environment(Account.self) var account

  var body: some View {
    Text(account.name)
  }
}

enum Route {
  case about
  case account

  @ViewBuilder @MainActor var screen: some View {
    switch self {
    case .about: Text("About")
    case .account: AccountView()
    }
  }
}

/// Draws one of the screens, and whoever makes it says which.
struct Screen: View {
  let route: Route

  var body: some View {
    switch route {
    case .about:
      Text("About")
    case .account:
      AccountView()
    }
  }
}

struct Menu: View {
  let page: Page

  struct Page {
    var route: Route
  }

  var body: some View {
    VStack {
      item(page.route)
      page.route.screen
    }
  }

  @ViewBuilder private func item(_ route: Route) -> some View {
    switch route {
    case .about: Text("About")
    case .account: AccountView()
    }
  }
}

#Preview {
  Screen(route: .about)
}

#Preview {
  Menu(page: Menu.Page(route: .about))
}
