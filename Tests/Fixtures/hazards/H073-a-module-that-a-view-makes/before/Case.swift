import SwiftUI

/// Whoever draws the tabs makes another module, and that another model: '@StateObject' kept the
/// first one.
@MainActor final class Draft: ObservableObject {
  @Published var text = ""
}

@MainActor struct DraftModule {
  private let draft: Draft

  init() { draft = Draft() }

  var page: some View { DraftPage(draft: draft) }
}

struct DraftPage: View {
  @StateObject private var draft: Draft  // expect: state-object-on-injected-model "@StateObject"

  init(draft: Draft) { _draft = StateObject(wrappedValue: draft) }

  var body: some View { TextField("Draft", text: $draft.text) }
}

/// This module is kept.
@MainActor final class Letter: ObservableObject {
  @Published var text = ""
}

@MainActor final class LetterModule {
  private let letter = Letter()

  var page: some View { LetterPage(letter: letter) }
}

struct LetterPage: View {
  @StateObject private var letter: Letter  // expect: state-object-on-injected-model "@StateObject"

  init(letter: Letter) { _letter = StateObject(wrappedValue: letter) }

  var body: some View { TextField("Letter", text: $letter.text) }
}

struct Tabs: View {
  @AppStorage("badge") private var badge = 0
  @State private var letters = LetterModule()

  var body: some View {
    TabView {
      DraftModule().page.badge(badge)
      letters.page
    }
  }
}
