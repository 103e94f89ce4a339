import SwiftUI

struct Diary {
  var isOpen = false
}

@MainActor var diary = Diary()

@MainActor func readChapters() -> [String] { diary.isOpen ? ["one"] : [] }

/// Made once: what it was made of may change, and it does not.
@MainActor enum Library {
  static let chapters: [String] = readChapters()
  static let pages: () -> Int = { diary.isOpen ? 1 : 0 }
}

@MainActor @Observable final class Reader {  // expect: observable-object-class "Reader"
  var name = ""
  var visits = 0

  func open() {
    diary.isOpen = true
    visits += 1
  }
}

struct ChapterList: View {
  var reader: Reader

  // says-not-next: "shows 'diary'"
  var body: some View { Text("\(Library.chapters.count) \(reader.name)") }
}

struct PageCount: View {
  var reader: Reader

  // says-next: "'PageCount' shows 'diary', which nothing tracks"
  var body: some View { Text("\(Library.pages()) \(reader.name)") }
}

struct Desk: View {
  @State private var reader = Reader()

  var body: some View {
    ChapterList(reader: reader)
    PageCount(reader: reader)
    Text("\(reader.visits)")
    Button("Open") { reader.open() }
  }
}
