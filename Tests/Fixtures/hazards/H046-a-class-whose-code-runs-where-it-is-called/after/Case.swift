import SwiftUI

@Observable final class Greeting {
  var text = ""
}

// On the main actor through the wrapper only; nothing that it does is left to a task.
final class Speaker {
  var greeting: Greeting  // expect: observed-object "@ObservedObject"

  init(_ greeting: Greeting) { self.greeting = greeting }

  func speak() -> String { greeting.text }
}

struct GreetingView: View {
  @Bindable var greeting: Greeting  // expect: observed-object "@ObservedObject"
  let speaker: Speaker

  var body: some View {
    TextField("Greeting", text: $greeting.text)
    Button("Speak") { print(speaker.speak()) }
  }
}
