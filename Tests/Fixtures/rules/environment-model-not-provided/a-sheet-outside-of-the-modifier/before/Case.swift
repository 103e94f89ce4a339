import Observation
import SwiftUI

@Observable
final class Draft {
  var text = ""
}

struct Composer: View {
  @State private var draft = Draft()
  @State private var isShown = false

  var body: some View {
    DraftField()
      .environment(draft)
      .sheet(isPresented: $isShown) {
        DraftField()
      }
  }
}

/// The sheet is inside: it inherits.
struct GoodComposer: View {
  @State private var draft = Draft()
  @State private var isShown = false

  var body: some View {
    DraftField()
      .sheet(isPresented: $isShown) {
        DraftField()
      }
      .environment(draft)
  }
}

struct DraftField: View {
  @Environment(Draft.self) private var draft

  var body: some View {
    @Bindable var draft = draft
    TextField("Text", text: $draft.text)
  }
}

#Preview {
  Composer()  // expect: environment-model-not-provided "Composer"
}

#Preview {
  GoodComposer()
}
