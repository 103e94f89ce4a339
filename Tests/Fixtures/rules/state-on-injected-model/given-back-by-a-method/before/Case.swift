import Observation
import SwiftUI

@Observable
class Letter {
  var text = ""
  private var kept: Letter?

  init() {}

  func signed() -> Letter {
    text += "Yours"
    return self
  }

  func cached() -> Letter {
    if let kept { return kept }
    let letter = Letter()
    kept = letter
    return letter
  }

  func printed() -> Letter { Letter() }
}

/// May give itself in the place of a new one.
final class Print: Letter {
  override func printed() -> Letter { self }
}

struct Desk: View {
  @State private var letter = Letter()

  var body: some View {
    Signer(letter: letter)
    Reader(letter: letter)
    Printer(letter: letter)
  }
}

struct Signer: View {
  @State private var signed: Letter  // expect: state-on-injected-model "@State"

  init(letter: Letter) {
    _signed = State(initialValue: letter.signed())
  }

  var body: some View { TextField("Text", text: $signed.text) }
}

struct Reader: View {
  @State private var letter: Letter  // expect: state-on-injected-model "@State"

  init(letter: Letter) {
    _letter = State(initialValue: letter.cached())
  }

  var body: some View { TextField("Text", text: $letter.text) }
}

struct Printer: View {
  @State private var letter: Letter  // expect: state-on-injected-model "@State"

  init(letter: Letter) {
    _letter = State(initialValue: letter.printed())
  }

  var body: some View { TextField("Text", text: $letter.text) }
}
