// error: expected
import SwiftUI

@Observable final class Language {
  private(set) var revision = 0
  private(set) var `default` = "en"

  func choose(_ language: String) {
    self.default = language
    revision += 1
  }
}

struct LanguageView: View {
  @State private var language = Language()

  var body: some View {
    Button("\(language.default), \(language.revision)") { language.choose("de") }
  }
}
