import SwiftUI

final class Draft: ObservableObject {
  @Published var text = ""
}

struct DraftView: View {
  @StateObject var draft: Draft

  var body: some View { TextField("Text", text: $draft.text) }
}

// says-next: "the initialiser of 'DraftView' is handed on here as a function"
let makeDraftView: (@autoclosure @escaping () -> Draft) -> DraftView = DraftView.init(draft:)  // expect: object-wrapper "init"

final class Note: ObservableObject {
  @Published var text = ""
}

struct NoteView: View {
  @StateObject var note: Note
  let title: String

  var body: some View { TextField(title, text: $note.text) }
}

struct NotesView: View {
  var body: some View { list(of: NoteView.init) }  // expect: object-wrapper "init"

  private func list(of make: (@autoclosure @escaping () -> Note, String) -> NoteView) -> some View {
    make(Note(), "Today")
  }
}
