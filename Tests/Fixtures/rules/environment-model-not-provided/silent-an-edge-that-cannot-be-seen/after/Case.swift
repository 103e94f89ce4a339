import Observation
import SwiftUI

@Observable final class Account {
  var name = ""
}

@Observable
final class Tips {
  var isOn = true
}

struct AccountView: View {
  @Environment(Account.self) var account

  var body: some View {
    Text(account.name)
  }
}

/// What the closure makes is up to the caller.
struct Host: View {
  let make: () -> AnyView

  var body: some View {
    make()
  }
}

@MainActor
struct Navigator {
  var screens: [String: AnyView] = [:]

  mutating func register() {
    screens["account"] = AnyView(AccountView())
  }

  func screen(_ name: String) -> some View {
    screens[name]
  }
}

struct Start: View {
  let navigator: Navigator

  var body: some View {
    navigator.screen("account")
  }
}

/// May be missing.
struct TipView: View {
  @Environment(Tips.self) private var tips: Tips?
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Text(tips?.isOn == true ? "Tip" : "")
  }
}

/// A model that the view makes, one that it is given, and a row that no root shows.
struct Owner: View {
  @State private var account = Account()

  var body: some View {
    Text(account.name)
  }

  private var unused: some View {
    AccountView()
  }
}

#Preview { Start(navigator: Navigator()) }
#Preview { TipView() }
#Preview { Owner() }
#Preview { Host(make: { AnyView(Text("Nothing")) }) }
