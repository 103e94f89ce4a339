import SwiftUI

final class Form: ObservableObject {
  @Published var newValue = ""
  @Published var oldValue = ""
  @Published var initialValue = 0
  @Published var keyPath = "name"
  @Published var member = true
  @Published var mutation: [Int] = []
  @Published var value: Int?

  init(initialValue: Int) { self.initialValue = initialValue }

  func apply(newValue: String) {
    oldValue = self.newValue
    self.newValue = newValue
    mutation.append(newValue.count)
  }
}

struct FormView: View {
  @ObservedObject var form: Form

  var body: some View {
    TextField(form.keyPath, text: $form.newValue)
    Toggle("\(form.initialValue)", isOn: $form.member)
  }
}
