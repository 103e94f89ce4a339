import SwiftUI

@Observable final class Draft {
  var text: String

  init(text: String) { self.text = text }
}

enum Style { case plain, fancy }

/// What is made here is given to one view, whichever that is.
struct DraftList: View {
  let texts: [String]
  let style: Style
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) {
        let draft = Draft(text: texts[0])
        if #available(iOS 18, macOS 15, *) {
          NavigationStack { DraftView(draft: draft) }
        } else {
          DraftView(draft: draft)
        }
      }
      .popover(isPresented: $isOpen) {
        let draft = Draft(text: texts[0])
        switch style {
        case .plain: DraftView(draft: draft)
        case .fancy: DraftView(draft: draft).bold()
        }
      }
  }
}

/// Keeps what it is given.
struct DraftView: View {
  @State private var draft: Draft

  init(draft: Draft) { _draft = State(wrappedValue: draft) }

  var body: some View { TextField("Text", text: $draft.text) }
}
