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

struct ShortAccountView: View {
  @Environment(Account.self) var account

  var body: some View {
    Text(account.name.prefix(2))
  }
}

enum Length {
  case short
  case long
}

/// Either screen reads it.
struct AccountScreen: View {
  let length: Length

  var body: some View {
    switch length {
    case .short: ShortAccountView()
    case .long: AccountView()
    }
  }
}

/// What the view keeps itself may become anything.
struct Tabs: View {
  @State private var length = Length.short

  var body: some View {
    VStack {
      Button("Other") { length = .long }
      switch length {
      case .short: Text("Short")
      case .long: AccountView()
      }
    }
  }
}

#Preview {
  AccountScreen(length: .short)  // expect: environment-model-not-provided "AccountScreen"
}

#Preview {
  Tabs()  // expect: environment-model-not-provided "Tabs"
}
