import Keyring
import SwiftUI

@Observable final class Credentials {
  var message = ""
}

class SignIn {
  var credentials: Credentials

  init(_ credentials: Credentials) { self.credentials = credentials }

  // On the main actor, as the wrapper is.
  func next() async { credentials.message = savedKey() }  // error: cannot be called from outside
}

final class QuickSignIn: SignIn {
  override func next() async { credentials.message = "quick" }
}

struct SignInView: View {
  var credentials: Credentials
  let signIn: SignIn

  var body: some View {
    Text(credentials.message)
    Button("Next") { Task { await signIn.next() } }
  }
}
