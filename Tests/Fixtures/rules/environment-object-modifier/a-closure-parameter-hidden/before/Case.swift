import SwiftUI

final class Account: ObservableObject, Identifiable {
  @Published var name = ""
}

final class Session: ObservableObject {
  @Published var isOpen = false
  let account: Account

  init(_ account: Account) { self.account = account }
}

struct Lounge: View {
  @EnvironmentObject var session: Session

  var body: some View { Text(session.isOpen ? "Open" : "Closed") }
}

/// What is injected has the name of the closure's parameter and hides it: it is a session.
struct Hotel: View {
  let accounts: [Account]

  var body: some View {
    ForEach(accounts) { model in
      let model = Session(model)
      Lounge().environmentObject(model)  // expect: environment-object-modifier "environmentObject"
    }
  }
}
