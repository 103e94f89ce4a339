import SwiftUI

@Observable final class Draft {
  var text: String

  init(text: String = "") {
    self.text = text
  }

  static var sample: Draft { Draft(text: "Sample") }

  static func blank() -> Draft { Draft() }
}

struct DraftList: View {
  let texts: [String]

  var body: some View {
    let first = Draft(text: texts[0])
    VStack {
      DraftView(draft: first)
      DraftView(draft: Draft())
      DraftView(draft: .init(text: "New"))
      DraftView(draft: .blank())
      ForEach(texts, id: \.self) { text in
        NavigationLink(text) { DraftView(draft: makeDraft(text)) }
      }
      LazyDraft(make: Draft(text: texts[0]))
    }
  }

  private func makeDraft(_ text: String) -> Draft {
    let draft = Draft(text: text)
    draft.text += "."
    return draft
  }
}

/// Each caller makes a new one, which this view keeps.
struct DraftView: View {
  @State var draft: Draft

  var body: some View {
    TextField("Text", text: $draft.text)
  }
}

struct LazyDraft: View {
  @State private var draft: Draft

  init(make: @autoclosure @escaping () -> Draft) {
    _draft = State(wrappedValue: make())
  }

  var body: some View {
    Text(draft.text)
  }
}

#Preview {
  DraftView(draft: .sample)
}
