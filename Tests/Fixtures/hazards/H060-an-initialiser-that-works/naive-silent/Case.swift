import SwiftUI

@MainActor
@Observable
final class Newsroom {
  private(set) var headlines: [String] = []

  init() {
    Task { await load() }
  }

  func load() async { headlines = ["Rain"] }
}

@Observable final class Draft {
  var text = ""
}

struct NewsView: View {
  // Loses: up to Xcode 26 the value is made whenever the struct is, so each drawing of the parent
  // starts another download whose result is thrown away.
  @State private var newsroom = Newsroom()
  @State private var draft = Draft()

  var body: some View {
    List(newsroom.headlines, id: \.self) { Text($0) }
    TextField("Comment", text: $draft.text)
  }
}
