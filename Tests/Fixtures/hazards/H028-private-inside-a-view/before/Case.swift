import SwiftUI

struct DraftScreen: View {
  @StateObject private var draft = Draft()

  var body: some View {
    TextField("Draft", text: $draft.text)
    Text("\(draft.words) words")
  }

  private final class Draft: ObservableObject {  // expect: observable-object-class "Draft"
    @Published var text = ""

    var words: Int { text.split(separator: " ").count }
  }
}
