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
  @ObservationIgnored @Trimmed var name = " Ada "  // expect: unpublished-stored-property "name"
}

struct GreetingView: View {
  @Bindable var greeting: Greeting

  var body: some View {
    Toggle("Formal", isOn: $greeting.isFormal)
    Text("Hello, " + greeting.name)
  }
}
