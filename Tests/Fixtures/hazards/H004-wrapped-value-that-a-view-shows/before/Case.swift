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

final class Greeting: ObservableObject {
  @Published var isFormal = false
  @Trimmed var name = " Ada "  // expect: unpublished-stored-property "name"
}

struct GreetingView: View {
  @ObservedObject var greeting: Greeting

  var body: some View {
    Toggle("Formal", isOn: $greeting.isFormal)
    Text("Hello, " + greeting.name)
  }
}
