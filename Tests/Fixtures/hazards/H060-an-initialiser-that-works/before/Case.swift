import SwiftUI

@MainActor
final class Newsroom: ObservableObject {
  @Published private(set) var headlines: [String] = []

  init() {
    Task { await load() }
  }

  func load() async { headlines = ["Rain"] }
}

final class Draft: ObservableObject {
  @Published var text = ""
}

struct NewsView: View {
  @StateObject private var newsroom = Newsroom()  // expect: eager-model-initializer "@StateObject"
  @StateObject private var draft = Draft()

  var body: some View {
    List(newsroom.headlines, id: \.self) { Text($0) }
    TextField("Comment", text: $draft.text)
  }
}
