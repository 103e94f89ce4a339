import SwiftUI

@MainActor
final class Editor: ObservableObject {
  @Published var isWrapped = true
  @Published var size = 12.0
}

struct EditorCommands: Commands {
  @ObservedObject var editor: Editor  // expect: observed-object "@ObservedObject"

  var body: some Commands {
    CommandMenu("Text") { Toggle("Wrap", isOn: $editor.isWrapped) }
  }
}

struct InfoCommands: Commands {
  @ObservedObject var editor: Editor  // expect: observed-object "@ObservedObject"

  var body: some Commands {
    CommandMenu("Info") { Text("\(editor.size)") }
  }
}

struct EditorScene: Scene {
  @ObservedObject var editor: Editor  // expect: observed-object "@ObservedObject"

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
  @StateObject private var editor = Editor()

  var body: some Scene { EditorScene(editor: editor) }
}
