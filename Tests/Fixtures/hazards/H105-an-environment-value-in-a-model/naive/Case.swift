// error: invalid redeclaration of synthesized property
import SwiftUI

@Observable final class Greeting {
  @Environment(\.locale) private var locale
  @State private var visits = 0
  private(set) var text = ""

  func greet() {
    visits += 1
    text = locale.identifier.hasPrefix("de") ? "Hallo" : "Hello"
  }
}

struct GreetingView: View {
  @State private var greeting = Greeting()

  var body: some View { Button(greeting.text) { greeting.greet() } }
}
