import SwiftUI

@MainActor @Observable final class News {
  var lines: [String] = []

  init() { Task { await load() } }

  func load() async { lines = ["Rain"] }
}

struct NewsView: View {
  var news: News

  var body: some View { Text(news.lines.joined()) }
}

/// Nobody makes an instance of it.
struct NewsView_Previews: PreviewProvider {
  @State private var news = News()

  static var previews: some View { NewsView(news: News()) }
}
