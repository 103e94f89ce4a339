import SwiftUI

final class Account: ObservableObject {
  @Published var isSignedIn = false

  var nickname: String {
    get { UserDefaults.standard.string(forKey: "nickname") ?? "" }
    set {
      objectWillChange.send()  // expect: object-will-change "objectWillChange"
      UserDefaults.standard.set(newValue, forKey: "nickname")
    }
  }
}

struct AccountView: View {
  @ObservedObject var account: Account

  var body: some View {
    Toggle("Signed in", isOn: $account.isSignedIn)
    TextField("Nickname", text: $account.nickname)
    Text(account.nickname)
  }
}
