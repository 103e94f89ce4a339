import SwiftUI

@propertyWrapper
struct Trimmed {
  private var text = ""

  init(wrappedValue: String) { self.wrappedValue = wrappedValue }

  var wrappedValue: String {
    get { text }
    set { text = newValue.trimmingCharacters(in: .whitespaces) }
  }
}

@Observable final class Greeting {
  var isFormal = false
  @Trimmed var name = " Ada "  // error: property wrapper cannot be applied to a computed property
}

struct GreetingView: View {
  @Bindable var greeting: Greeting

  var body: some View {
    Toggle("Formal", isOn: $greeting.isFormal)
    Text("Hello, " + greeting.name)
  }
}
