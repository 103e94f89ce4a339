import Observation
import SwiftUI

@Observable
final class Letter {
  var text = ""

  func duplicate() -> Letter {
    let letter = Letter()
    letter.text = text
    return letter
  }

  func clear() { text = "" }
}

/// What is written into the copy is lost as soon as the desk is drawn again.
struct Writer: View {
  private let draft: Letter  // expect: model-created-in-view "draft"

  init(letter: Letter) { draft = letter.duplicate() }

  var body: some View { Button(draft.text) { draft.text = "Dear all" } }
}

/// So is what a method does to it.
struct Eraser: View {
  private let draft: Letter  // expect: model-created-in-view "draft"

  init(letter: Letter) { draft = letter.duplicate() }

  var body: some View { Button(draft.text) { draft.clear() } }
}

/// It only looks at it.
struct Reader: View {
  private let before: Letter

  init(letter: Letter) { before = letter.duplicate() }

  var body: some View { Text(before.text) }
}

struct Desk: View {
  @State private var letter = Letter()

  var body: some View {
    Writer(letter: letter)
    Eraser(letter: letter)
    Reader(letter: letter)
  }
}
