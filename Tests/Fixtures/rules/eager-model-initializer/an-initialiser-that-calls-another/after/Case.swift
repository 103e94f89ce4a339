import SwiftUI

/// What the view calls is one thing, and what that calls decides: it works, or it stores.
@Observable final class Letter {
  var words: Int

  convenience init() { self.init(text: "Dear") }

  convenience init(words: Int) { self.init(counted: words) }

  init(text: String) {
    words = 0
    count(text)
  }

  init(counted words: Int) { self.words = words }

  private func count(_ text: String) {
    print("counted")
    words = text.count
  }
}

/// The same in what the model keeps.
final class Draft {
  private(set) var words = 0

  convenience init() { self.init(text: "") }

  init(text: String) { save(text) }

  private func save(_ text: String) { print("saved") }
}

@Observable final class Desk {
  var title = ""
  @ObservationIgnored var draft = Draft()
}

struct DeskView: View {
  @State private var letter = Letter()  // expect: eager-model-initializer "@StateObject"
  @State private var copy = Letter(words: 12)
  @State private var desk = Desk()  // expect: eager-model-initializer "@StateObject"

  var body: some View { Text("\(letter.words) \(copy.words) \(desk.title)") }
}
