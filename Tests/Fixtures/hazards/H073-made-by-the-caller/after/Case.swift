import SwiftUI

@Observable final class Clue {
  var text: String

  init(_ text: String) { self.text = text }
}

struct ClueRow: View {
  var clue: Clue  // expect: observed-object "@ObservedObject"

  var body: some View { Text(clue.text) }
}

struct ClueList: View {
  let texts: [String]

  var body: some View {
    ForEach(texts, id: \.self) { text in
      ClueRow(clue: Clue(text))
    }
  }
}
