import SwiftUI

@Observable final class Form {
  var newValue = ""
  var oldValue = ""
  var initialValue = 0
  var keyPath = "name"
  var member = true
  var mutation: [Int] = []
  var value: Int?

  init(initialValue: Int) { self.initialValue = initialValue }

  func apply(newValue: String) {
    oldValue = self.newValue
    self.newValue = newValue
    mutation.append(newValue.count)
  }
}

struct FormView: View {
  @Bindable var form: Form

  var body: some View {
    TextField(form.keyPath, text: $form.newValue)
    Toggle("\(form.initialValue)", isOn: $form.member)
  }
}
