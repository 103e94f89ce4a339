import SwiftUI

class Page {
  @Published var lines: [String] = []
  var limit = 20
}

final class Chapter: Page, ObservableObject {
  @Published var bookmarked = false
}

final class Appendix: Page, ObservableObject {
  @Published var folded = true
}

struct ChapterView: View {
  @StateObject private var chapter = Chapter()

  var body: some View {
    Text("\(chapter.lines.count)")
    Toggle("Bookmark", isOn: $chapter.bookmarked)
  }
}

struct AppendixView: View {
  @StateObject private var appendix = Appendix()

  var body: some View {
    Text("\(appendix.lines.count) \(appendix.folded)")
  }
}
