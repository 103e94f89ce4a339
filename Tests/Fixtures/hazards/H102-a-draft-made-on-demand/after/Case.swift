import SwiftUI

@Observable final class Letter {
  var subject = ""
}

struct LetterForm: View {
  @Bindable var letter: Letter

  var body: some View { TextField("Subject", text: $letter.subject) }
}

struct Desk: View {
  @State private var letter: Letter?  // expect: observable-object-in-state "@State"

  var body: some View {
    VStack {
      if let letter {
        LetterForm(letter: letter)
        Text(letter.subject)
      }
      Button("Write") { letter = Letter() }
    }
  }
}
