import CoreData
import SwiftUI

/// Never becomes `@Observable`: the advice would be wrong for ever.
final class Account: NSManagedObject {
  @objc var name = ""
}

struct AccountList: View {
  let accounts: [Account]
  @State private var leaving: Account?

  var body: some View {
    VStack {
      ForEach(accounts) { account in
        Button("Log out") { leaving = account }
      }
    }
    .sheet(item: $leaving) { account in
      Text(account.name)
    }
  }
}
