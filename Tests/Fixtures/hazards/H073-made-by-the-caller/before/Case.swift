import SwiftUI

final class Clue: ObservableObject {
  @Published var text: String

  init(_ text: String) { self.text = text }
}

struct ClueRow: View {
  @ObservedObject var clue: Clue  // expect: observed-object "@ObservedObject"

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
