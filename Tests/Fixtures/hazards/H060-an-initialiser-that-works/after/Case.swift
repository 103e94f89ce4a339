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
  @State private var newsroom = Newsroom()  // expect: eager-model-initializer "@StateObject"
  @State private var draft = Draft()

  var body: some View {
    List(newsroom.headlines, id: \.self) { Text($0) }
    TextField("Comment", text: $draft.text)
  }
}
