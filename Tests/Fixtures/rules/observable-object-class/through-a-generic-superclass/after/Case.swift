import Combine
import Observation

@Observable class Editor<Value> {  // expect: observable-object-class "Editor"
  var value: Value

  init(value: Value) {
    self.value = value
  }
}

@Observable class TextEditorModel: Editor<String> {  // expect: observable-object-class "TextEditorModel"
  var isSpellChecked = true
}

@Observable final class NoteEditorModel: TextEditorModel {}  // expect: observable-object-class "NoteEditorModel"

/// A box of an editor is none.
final class EditorBox {
  let editor = Editor<Int>(value: 1)
}
