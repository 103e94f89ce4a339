import SwiftUI

final class Greeting: ObservableObject {
  @Environment(\.locale) private var locale  // expect: unpublished-stored-property "locale"
  @State private var visits = 0  // expect: unpublished-stored-property "visits"
  @Published private(set) var text = ""

  func greet() {
    visits += 1
    text = locale.identifier.hasPrefix("de") ? "Hallo" : "Hello"
  }
}

struct GreetingView: View {
  @StateObject private var greeting = Greeting()

  var body: some View { Button(greeting.text) { greeting.greet() } }
}
