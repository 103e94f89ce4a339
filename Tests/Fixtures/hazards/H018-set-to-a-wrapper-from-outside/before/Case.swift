import Combine
import SwiftUI

final class Editor: ObservableObject {
  @Published var text: String
  @Published var cursor = 0
  private var subscription: AnyCancellable?

  init(text: Published<String>) {
    _text = text  // expect: published-storage "_text"
  }

  func start() {
    subscription = _cursor.projectedValue.sink { print($0) }
  }
}

struct EditorView: View {
  @StateObject private var editor = Editor(text: Published(initialValue: ""))

  var body: some View {
    TextEditor(text: $editor.text)
    Text("\(editor.cursor)")
  }
}
