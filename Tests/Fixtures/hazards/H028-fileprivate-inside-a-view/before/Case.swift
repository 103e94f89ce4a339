import SwiftUI

struct NoteScreen: View {
  @StateObject private var note = Note()

  var body: some View { TextEditor(text: $note.text) }

  fileprivate final class Note: ObservableObject {
    @Published var text = ""
  }
}

extension NoteScreen {
  final class Archive: ObservableObject {
    @Published private(set) var notes: [String] = []
  }
}

private extension NoteScreen {
  final class Trash: ObservableObject {
    @Published var isFull = false
  }
}
