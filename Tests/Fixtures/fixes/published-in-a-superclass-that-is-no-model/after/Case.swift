import SwiftUI

@Observable class Page {
  var lines: [String] = []
  @ObservationIgnored var limit = 20
}

@Observable final class Chapter: Page {
  var bookmarked = false
}

@Observable final class Appendix: Page {
  var folded = true
}

struct ChapterView: View {
  @State private var chapter = Chapter()

  var body: some View {
    Text("\(chapter.lines.count)")
    Toggle("Bookmark", isOn: $chapter.bookmarked)
  }
}

struct AppendixView: View {
  @State private var appendix = Appendix()

  var body: some View {
    Text("\(appendix.lines.count) \(appendix.folded)")
  }
}
