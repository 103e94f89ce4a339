import SwiftUI

struct DeckView: View {
  @State private var words: [Word]
  @State private var index = 0

  init(words: [Word]) {
    _words = State(initialValue: words)
  }

  var body: some View {
    VStack {
      WordCardView(word: words[index])
      Button("Next") { index = (index + 1) % words.count }
      Button("Shuffle") { words.shuffle() }
    }
  }
}
