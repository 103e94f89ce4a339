import SwiftUI

@Observable final class Draft {
  var text = ""
}

struct DraftView: View {
  @State var draft: Draft

  var body: some View { TextField("Text", text: $draft.text) }
}

// error: cannot convert value of type '(Draft) -> DraftView' to specified type
let makeDraftView: (@autoclosure @escaping () -> Draft) -> DraftView = DraftView.init(draft:)
