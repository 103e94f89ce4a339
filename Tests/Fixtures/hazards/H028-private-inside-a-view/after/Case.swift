import SwiftUI

struct DraftScreen: View {
  @State private var draft = Draft()

  var body: some View {
    TextField("Draft", text: $draft.text)
    Text("\(draft.words) words")
  }

  @Observable fileprivate final class Draft {  // expect: observable-object-class "Draft"
    var text = ""

    var words: Int { text.split(separator: " ").count }
  }
}
