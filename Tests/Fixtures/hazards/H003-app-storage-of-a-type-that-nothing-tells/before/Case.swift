import SwiftUI

final class Dictation: ObservableObject {
  @Published var text = ""
  // says-next: "; with the type of 'language' written, '--unsafe-fixes' puts it behind a computed property"
  @AppStorage("dictation.language") var language = Locale.current.identifier  // expect: app-storage-in-observable-class "@AppStorage("dictation.language")"
}

struct DictationView: View {
  @StateObject private var dictation = Dictation()

  var body: some View {
    TextField(dictation.language, text: $dictation.text)
  }
}
