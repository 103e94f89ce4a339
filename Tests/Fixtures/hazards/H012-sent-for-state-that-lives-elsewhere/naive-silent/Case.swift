import SwiftUI

@Observable final class Account {
  var isSignedIn = false

  var nickname: String {
    get { UserDefaults.standard.string(forKey: "nickname") ?? "" }
    // Lost: nobody hears of the new name, and the text below the field stays.
    set { UserDefaults.standard.set(newValue, forKey: "nickname") }
  }
}

struct AccountView: View {
  @Bindable var account: Account

  var body: some View {
    Toggle("Signed in", isOn: $account.isSignedIn)
    TextField("Nickname", text: $account.nickname)
    Text(account.nickname)
  }
}
