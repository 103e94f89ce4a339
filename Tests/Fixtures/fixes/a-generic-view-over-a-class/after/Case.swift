import SwiftUI

@Observable class Sheet {
  var rows: [Int] = []
  var title = ""
}

@Observable final class LongSheet: Sheet {
  var isOpen = false
}

// Whatever the parameter stands for inherits from the class, and migrates with it.
struct SheetView<Kind: Sheet>: View {
  var sheet: Kind

  var body: some View {
    Text("\(sheet.rows.count)")
    Field(sheet: sheet)
  }
}

struct Field<Kind>: View where Kind: Sheet {
  @Bindable var sheet: Kind

  var body: some View { TextField("Title", text: $sheet.title) }
}

struct OwnSheet<Kind: LongSheet>: View {
  @State private var sheet: Kind

  init(_ sheet: @autoclosure @escaping () -> Kind) {
    _sheet = State(wrappedValue: sheet())
  }

  var body: some View { SheetView(sheet: sheet) }
}

struct Desk: View {
  @State private var sheet = LongSheet()

  var body: some View {
    SheetView(sheet: sheet)
    OwnSheet(LongSheet())
  }
}

// What is looked for in the environment is whatever the parameter stands for: it stays.
class Note: ObservableObject {
  @Published var text = ""
}

struct NoteView<Kind>: View where Kind: Note {
  @EnvironmentObject private var note: Kind

  var body: some View { Text(note.text) }
}
