import SwiftUI

final class Label: ObservableObject {
  @Published var text: String

  init(text: String) { self.text = text }
}

struct LabelEditor: View {
  @StateObject private var label: Label
  let width: Double

  init(text: String, width: Double = 80) {
    self.width = width
    self._label = StateObject(wrappedValue: Label(text: text))
  }

  init() {
    self.init(text: "New")
  }

  var body: some View { TextField("Label", text: $label.text).frame(width: width) }
}
