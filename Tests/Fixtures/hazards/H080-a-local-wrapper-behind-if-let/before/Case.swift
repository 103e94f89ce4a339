import SwiftUI

final class Note: ObservableObject {
  @Published var text = ""
}

struct NoteEditor: View {
  let note: Note?

  var body: some View {
    if let note {
      @ObservedObject var opened = note  // expect: observed-object "@ObservedObject"
      TextField("Text", text: $opened.text)
    } else {
      Text("No note")
    }
  }
}
