import Screens
import SwiftUI

@Observable final class Inbox {
  var letters: [String] = []
  var draft = ""
  var label = "none"

  func receive() {
    label = "letter \(letters.count)"
    letters.append(label)
  }
}

/// A view, as the package says.
struct InboxScreen: Screen {
  @State private var inbox = Inbox()

  func page() -> some View {
    VStack {
      TextField("Draft", text: $inbox.draft)
      LetterScreen(inbox: inbox)
    }
  }
}

protocol TitledScreen: Screen {
  var title: String { get }
}

struct LetterScreen: TitledScreen {
  var inbox: Inbox

  var title: String { inbox.label }

  func page() -> some View {
    Button(title) { inbox.receive() }
  }
}
