import SwiftUI

@MainActor
@Observable
final class Editor {
  var isWrapped = true
  var size = 12.0
}

struct EditorCommands: Commands {
  var editor: Editor

  var body: some Commands {
    CommandMenu("Text") { Toggle("Wrap", isOn: $editor.isWrapped) }  // error: cannot find '$editor' in scope
  }
}

struct EditorScene: Scene {
  var editor: Editor

  var body: some Scene {
    WindowGroup { Slider(value: $editor.size) }  // error: cannot find '$editor' in scope
      .commands { EditorCommands(editor: editor) }
  }
}
