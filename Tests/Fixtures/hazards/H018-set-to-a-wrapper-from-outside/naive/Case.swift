import Combine
import SwiftUI

@Observable final class Editor {
  var text: String
  var cursor = 0
  @ObservationIgnored private var subscription: AnyCancellable?

  init(text: Published<String>) {
    _text = text  // error: cannot assign value of type 'Published<String>' to type 'String'
  }

  func start() {
    subscription = _cursor.projectedValue.sink { print($0) }  // error: value of type 'Int' has no member 'projectedValue'
  }
}

struct EditorView: View {
  @State private var editor = Editor(text: Published(initialValue: ""))

  var body: some View {
    TextEditor(text: $editor.text)
    Text("\(editor.cursor)")
  }
}
