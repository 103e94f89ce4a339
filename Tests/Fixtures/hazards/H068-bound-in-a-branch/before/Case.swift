import SwiftUI

final class Login: ObservableObject {
  @Published var name = ""
  @Published var isGuest = true
}

struct LoginView: View {
  @EnvironmentObject private var login: Login  // expect: environment-object "@EnvironmentObject"

  var body: some View {
    if login.isGuest {
      Button("Sign in") { login.isGuest = false }
    } else {
      TextField("Name", text: $login.name)
    }
  }
}
