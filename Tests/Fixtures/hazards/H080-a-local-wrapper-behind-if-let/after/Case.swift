import SwiftUI

@Observable final class Note {
  var text = ""
}

struct NoteEditor: View {
  let note: Note?

  var body: some View {
    if let note {
      @Bindable var opened = note  // expect: observed-object "@ObservedObject"
      TextField("Text", text: $opened.text)
    } else {
      Text("No note")
    }
  }
}
