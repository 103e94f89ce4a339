import SwiftUI

@MainActor
@Observable
final class Editor {
  var isWrapped = true
  var size = 12.0
}

struct EditorCommands: Commands {
  @Bindable var editor: Editor  // expect: observed-object "@ObservedObject"

  var body: some Commands {
    CommandMenu("Text") { Toggle("Wrap", isOn: $editor.isWrapped) }
  }
}

struct InfoCommands: Commands {
  var editor: Editor  // expect: observed-object "@ObservedObject"

  var body: some Commands {
    CommandMenu("Info") { Text("\(editor.size)") }
  }
}

struct EditorScene: Scene {
  @Bindable var editor: Editor  // expect: observed-object "@ObservedObject"

  var body: some Scene {
    WindowGroup { Slider(value: $editor.size) }
      .commands {
        EditorCommands(editor: editor)
        InfoCommands(editor: editor)
      }
  }
}

@main
struct EditorApp: App {
  @State private var editor = Editor()

  var body: some Scene { EditorScene(editor: editor) }
}
