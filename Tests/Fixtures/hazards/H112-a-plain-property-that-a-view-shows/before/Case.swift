import SwiftUI

final class Language: ObservableObject {
  @Published private(set) var revision = 0
  private(set) var `default` = "en"  // expect: untrackable-name "`default`"

  func choose(_ language: String) {
    self.default = language
    revision += 1
  }
}

struct LanguageView: View {
  @StateObject private var language = Language()

  var body: some View {
    Button("\(language.default), \(language.revision)") { language.choose("de") }
  }
}
