import SwiftUI

@Observable final class Label {
  var text: String

  init(text: String) { self.text = text }
}

struct LabelEditor: View {
  @State private var label: Label
  let width: Double

  init(text: String, width: Double = 80) {
    self.width = width
    self._label = StateObject(wrappedValue: Label(text: text))  // error: cannot assign value of type 'StateObject<Label>' to type 'State<Label>'
  }

  init() {
    self.init(text: "New")
  }

  var body: some View { TextField("Label", text: $label.text).frame(width: width) }
}
