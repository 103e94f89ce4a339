import SwiftUI

// error: invalid redeclaration of synthesized property '_language'
@Observable final class Dictation {
  var text = ""
  @AppStorage("dictation.language") var language = Locale.current.identifier
}

struct DictationView: View {
  @State private var dictation = Dictation()

  var body: some View {
    TextField(dictation.language, text: $dictation.text)
  }
}
