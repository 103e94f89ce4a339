import Observation
import SwiftUI

@Observable
final class Letter {
  var text: String

  init(text: String) {
    self.text = text
  }

  static func blank() -> Letter { Letter(text: "") }
}

extension Letter {
  func duplicate() -> Letter {
    return Letter(text: self.text)
  }

  func answer() -> Letter {
    let letter = Letter(text: "Re: ")
    letter.text += text
    return letter
  }
}

struct Desk: View {
  @State private var letter = Letter(text: "Dear all")

  var body: some View {
    Writer(letter: letter)
    Replier(to: letter)
    Drafter(letter: letter)
  }
}

/// Edits a copy, and keeps another one to compare.
struct Writer: View {
  @State private var draft: Letter
  private let before: Letter

  init(letter: Letter?) {
    if let letter {
      before = letter.duplicate()
      _draft = State(initialValue: letter.duplicate())
    } else {
      let template = Letter(text: "")
      before = template.duplicate()
      _draft = State(initialValue: template.duplicate())
    }
  }

  var body: some View {
    TextField("Text", text: $draft.text)
    Text(before.text)
  }
}

struct Replier: View {
  @State private var reply: Letter

  init(to letter: Letter) {
    _reply = State(initialValue: letter.answer())
  }

  var body: some View { TextField("Text", text: $reply.text) }
}

struct Drafter: View {
  @State private var draft: Letter

  init(letter: Letter?) {
    _draft = State(initialValue: letter ?? Letter.blank())
  }

  var body: some View { TextField("Text", text: $draft.text) }
}
