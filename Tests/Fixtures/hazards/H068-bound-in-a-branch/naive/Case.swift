import SwiftUI

@Observable final class Login {
  var name = ""
  var isGuest = true
}

struct LoginView: View {
  @Environment(Login.self) private var login

  var body: some View {
    if login.isGuest {
      Button("Sign in") { login.isGuest = false }
    } else {
      TextField("Name", text: $login.name)  // error: cannot find '$login' in scope
    }
  }
}
