import SwiftUI

// error: requires that 'Account' conform to 'Observable'

final class Account: ObservableObject {
  @Published var name = ""
}

struct AccountView: View {
  @Bindable var account: Account  // expect: half-migrated-model "@Bindable"
  @Environment(Account.self) private var other
  // expect-previous: half-migrated-model "@Environment(Account.self)"

  var body: some View {
    TextField(other.name, text: $account.name)
      .environment(account)  // expect: half-migrated-model "environment"
  }
}
