import SwiftUI

final class Account: ObservableObject {
  @Published var name = ""
}

struct AccountView: View {
  @EnvironmentObject var account: Account

  var body: some View { Text(account.name) }
}

/// Either branch needs it.
struct Tile: View {
  let isFancy: Bool

  var body: some View {
    if isFancy { AccountView() } else { AccountView().bold() }
  }
}

enum Size { case small, large }

/// Starts with another view.
struct Player: View {
  @State private var size = Size.small

  var body: some View {
    VStack {
      Button("Grow") { size = .large }
      switch size {
      case .small: Text("Small")
      case .large: AccountView()
      }
    }
  }
}

struct Notice: View {
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
    if isOpen { AccountView() }
  }
}

/// Starts with what needs it.
struct Greeting: View {
  @State private var isOpen = true
  @State private var size: Size

  init() { _size = State(initialValue: .large) }

  var body: some View {
    Button("Close") { isOpen = false }
    if isOpen { AccountView() } else { Text("Closed") }
  }
}

struct Panel: View {
  @State private var size = Size.small

  init(size: Size) { _size = State(initialValue: size) }

  var body: some View {
    switch size {
    case .small: Text("Small")
    case .large: AccountView()
    }
  }
}

/// Reads it in the branch itself, there in a member, or behind a binding.
struct Receipt: View {
  // says-next: "after the migration it is asked for when it is drawn"
  @EnvironmentObject var account: Account
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
    if !isOpen { Text("Closed") } else { details }
    if isOpen { TextField("Name", text: $account.name) }
  }

  private var details: some View { Text(account.name) }
}

/// The state stands among other conditions.
struct Ledger: View {
  @State private var isOpen = false
  var size: Size { .small }

  var body: some View {
    Button("Open") { isOpen = true }
    if case .small = size, isOpen { AccountView() } else { Text("Closed") }
  }
}

/// What stands in front of the state is asked at once, and so is what has its name.
struct Invoice: View {
  @EnvironmentObject var account: Account
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
    if account.name.isEmpty, isOpen { Text("Nobody") }
  }
}

/// A guard holds back what is behind it.
struct Vault: View {
  @EnvironmentObject var account: Account
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
    content
  }

  private var content: AnyView {
    guard isOpen else { return AnyView(Text("Closed")) }
    return AnyView(Text(account.name))
  }
}

/// So does what is asked first.
struct Till: View {
  @EnvironmentObject var account: Account
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
    Text(isOpen && account.name.count == 1 ? "One" : "None")
    if isOpen && account.name.isEmpty { Text(account.name) }
  }
}

struct Counter: View {
  @EnvironmentObject var account: Account
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
    Text(isOpen || account.name.isEmpty ? "One" : "None")
  }
}

struct Statement: View {
  @State private var isOpen = false
  var answer: Bool? { true }

  var body: some View {
    Button("Open") { isOpen = true }
    if let isOpen = answer, isOpen { AccountView() }
  }
}

#Preview {
  // says-next: "it crashes as soon as that is used"
  Receipt()  // expect: environment-model-not-provided "Receipt"
}

#Preview {
  // says-next: "it crashes as soon as that is used"
  Ledger()  // expect: environment-model-not-provided "Ledger"
}

#Preview {
  // says-not-next: "as soon as"
  Invoice()  // expect: environment-model-not-provided "Invoice"
}

#Preview {
  // says-not-next: "as soon as"
  Statement()  // expect: environment-model-not-provided "Statement"
}

#Preview {
  // says-not-next: "as soon as"
  Tile(isFancy: false)  // expect: environment-model-not-provided "Tile"
}

#Preview {
  // says-next: "it crashes as soon as that is used"
  Player()  // expect: environment-model-not-provided "Player"
}

#Preview {
  // says-next: "it crashes as soon as that is used"
  Notice()  // expect: environment-model-not-provided "Notice"
}

#Preview {
  // says-not-next: "as soon as"
  Greeting()  // expect: environment-model-not-provided "Greeting"
}

#Preview {
  // says-next: "it crashes as soon as that is used"
  Panel(size: .small)  // expect: environment-model-not-provided "Panel"
}

#Preview {
  // says-next: "it crashes as soon as that is used"
  Vault()  // expect: environment-model-not-provided "Vault"
}

#Preview {
  // says-next: "it crashes as soon as that is used"
  Till()  // expect: environment-model-not-provided "Till"
}

#Preview {
  // says-not-next: "as soon as"
  Counter()  // expect: environment-model-not-provided "Counter"
}
