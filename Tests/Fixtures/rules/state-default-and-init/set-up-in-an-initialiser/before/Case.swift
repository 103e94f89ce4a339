import SwiftUI

@Observable
final class Editor {
  var text = ""
  init(text: String = "") { self.text = text }
}

struct EditorView: View {
  @State private var editor = Editor()  // expect: state-default-and-init "@State"
  @State private var isOpen: Bool = false  // expect: state-default-and-init "@State"
  @SwiftUI.State var size = 12.0  // expect: state-default-and-init "@SwiftUI.State"
  @State private var name: String

  init(text: String, size: Double) {
    _editor = State(initialValue: Editor(text: text))
    self._isOpen = State(wrappedValue: true)
    _size = .init(initialValue: size)
    _name = State(initialValue: text)
  }

  var body: some View { Text(name + editor.text).opacity(isOpen ? size : 0) }
}
