import SwiftUI

@main
struct WordCardsApp: App {
  var body: some Scene {
    WindowGroup {
      DeckView(words: Word.starter)
    }
  }
}
