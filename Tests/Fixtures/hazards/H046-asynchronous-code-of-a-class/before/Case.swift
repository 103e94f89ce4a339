import Keyring
import SwiftUI

final class Credentials: ObservableObject {
  @Published var message = ""
}

class SignIn {
  // says-next: "and its asynchronous code would leave it"
  @ObservedObject var credentials: Credentials  // expect: unsupported-declaration "credentials"

  init(_ credentials: Credentials) { self.credentials = credentials }

  // On the main actor, as the wrapper is.
  func next() async { credentials.message = savedKey() }
}

final class QuickSignIn: SignIn {
  override func next() async { credentials.message = "quick" }
}

struct SignInView: View {
  @ObservedObject var credentials: Credentials
  let signIn: SignIn

  var body: some View {
    Text(credentials.message)
    Button("Next") { Task { await signIn.next() } }
  }
}
