import SwiftUI

final class Hint: ObservableObject {
  @Published var text = ""
}

@MainActor protocol Checkable {
  func hint() -> Hint
}

@MainActor final class Checker: ObservableObject {
  @Published var isOn = false
  private var fields: [String: any Checkable] = [:]

  func register(_ field: any Checkable, as name: String) { fields[name] = field }
  func check() { for field in fields.values { field.hint().text = "Too short" } }
}

/// The checker has the value of the view that was made last, and so the model that it shows.
struct Field: View, Checkable {
  // says-next: "'hint' may give the one of any value of the view to others; '@State' would keep"
  @ObservedObject private var model = Hint()  // expect: observed-object-creates-model "@ObservedObject"
  @Binding var text: String

  init(text: Binding<String>) { _text = text }

  var body: some View {
    TextField("Name", text: $text)
    Text(model.text)
  }

  func hint() -> Hint { model }

  func checked(by checker: Checker, as name: String) -> some View {
    checker.register(self, as: name)
    return self
  }
}

/// Nobody but the view asks for it.
struct PlainField: View {
  // says-next: "a new one is made whenever the view is"
  @ObservedObject private var model = Hint()  // expect: observed-object-creates-model "@ObservedObject"

  var body: some View { Text(hint.text) }

  private var hint: Hint { model }
}

/// Somebody asks for it who has a value of the view.
struct OpenField: View {
  // says-next: "'hint' may give the one of any value of the view to others; '@State' would keep"
  @ObservedObject private var model = Hint()  // expect: observed-object-creates-model "@ObservedObject"

  var body: some View { Text(model.text) }

  var hint: Hint { model }
}

struct FormView: View {
  @StateObject private var checker = Checker()
  @State private var name = ""
  private let field = OpenField()

  var body: some View {
    Field(text: $name).checked(by: checker, as: "name")
    PlainField()
    field
    Button("Check") {
      checker.check()
      field.hint.text = "Too short"
    }
  }
}
