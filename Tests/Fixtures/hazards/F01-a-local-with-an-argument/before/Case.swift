import SwiftUI

final class Note: ObservableObject { @Published var text = "" }

struct NotesView: View {
  let notes: [Note]

  var body: some View {
    ForEach(notes, id: \.text) { note in
      // What takes the place of the wrapper is not written so.
      @ObservedObject(wrappedValue: note) var editable: Note  // expect: constrained-to-observable-object "editable"
      TextField("Text", text: $editable.text)
    }
  }
}
