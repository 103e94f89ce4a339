import Combine

class Editor<Value>: ObservableObject {  // expect: observable-object-class "Editor"
  @Published var value: Value

  init(value: Value) {
    self.value = value
  }
}

class TextEditorModel: Editor<String> {  // expect: observable-object-class "TextEditorModel"
  @Published var isSpellChecked = true
}

final class NoteEditorModel: TextEditorModel {}  // expect: observable-object-class "NoteEditorModel"

/// A box of an editor is none.
final class EditorBox {
  let editor = Editor<Int>(value: 1)
}
