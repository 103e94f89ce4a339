import SwiftUI

@Observable final class Login {
  var name = ""
  var isGuest = true
}

struct LoginView: View {
  @Environment(Login.self) private var login  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    @Bindable var login = login
    if login.isGuest {
      Button("Sign in") { login.isGuest = false }
    } else {
      TextField("Name", text: $login.name)
    }
  }
}
