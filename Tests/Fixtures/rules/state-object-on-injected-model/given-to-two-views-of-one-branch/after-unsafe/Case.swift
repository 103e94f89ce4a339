import SwiftUI

@Observable final class Draft {
  var text: String

  init(text: String) { self.text = text }
}

struct DraftList: View {
  let texts: [String]

  var body: some View {
    let draft = Draft(text: texts[0])
    if texts.isEmpty {
      Text("None")
    } else {
      DraftView(draft: draft)
      DraftView(draft: draft)
    }
  }
}

struct DraftView: View {
  var draft: Draft  // expect: state-object-on-injected-model "@StateObject"

  var body: some View { Text(draft.text) }
}
