import SwiftUI

@Observable final class Letter {
  var subject = ""
}

struct Desk: View {
  @State private var letter: Letter?

  var body: some View {
    VStack {
      if letter != nil {
        // error: value of optional type 'Letter?' must be unwrapped
        TextField("Subject", text: $letter.subject)
      }
      Button("Write") { letter = Letter() }
    }
  }
}
