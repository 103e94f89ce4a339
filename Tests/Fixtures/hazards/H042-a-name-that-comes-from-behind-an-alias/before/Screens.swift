import SwiftUI

class Context<Value>: ObservableObject {
  @Published var value: Value

  init(_ value: Value) { self.value = value }
}

class Screen<Value> {
  typealias Held = Context<Value>
  let held: Held

  init(_ value: Value) { held = Context(value) }
}

typealias TextScreen = Screen<String>

/// `Held` comes from the superclass that the alias stands for.
final class NameScreen: TextScreen {}

struct NameView: View {
  @ObservedObject var held: NameScreen.Held  // expect: observed-object "@ObservedObject"

  var body: some View { TextField("Name", text: $held.value) }
}

struct NameHost: View {
  let screen: NameScreen

  var body: some View { NameView(held: screen.held) }
}
