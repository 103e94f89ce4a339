import SwiftUI

struct DraftScreen: View {
  @State private var draft = Draft()

  var body: some View {
    TextField("Draft", text: $draft.text)
    Text("\(draft.words) words")
  }

  // error: 'Draft' is inaccessible due to 'private' protection level
  @Observable private final class Draft {
    var text = ""

    var words: Int { text.split(separator: " ").count }
  }
}
