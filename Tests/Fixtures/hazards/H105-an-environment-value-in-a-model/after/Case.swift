import SwiftUI

@Observable final class Greeting {
  @ObservationIgnored @Environment(\.locale) private var locale  // expect: unpublished-stored-property "locale"
  @ObservationIgnored @State private var visits = 0  // expect: unpublished-stored-property "visits"
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
