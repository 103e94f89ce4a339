import SwiftUI

@MainActor
@Observable
final class Form {
  var text = ""
}

/// Makes a new form with every new value of itself: only the child's `@StateObject` keeps one.
struct FormScreen: View {
  let form: Form
  private let other = Form()

  init() {
    form = Form()
  }

  var body: some View {
    FormView(form: form)
    FormView(form: other)
  }
}

struct FormView: View {
  @State var form: Form

  var body: some View {
    TextField("Text", text: $form.text)
  }
}
