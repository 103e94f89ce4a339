import SwiftUI

final class Chapter: Identifiable, Equatable {
  let id: Int
  var title = ""

  init(id: Int) { self.id = id }

  static func == (a: Chapter, b: Chapter) -> Bool { a.id == b.id }
}

final class Draft: Equatable {
  var title = ""

  static func == (a: Draft, b: Draft) -> Bool { a === b }
}

final class Novel: ObservableObject {
  @Published var chapters: [Chapter] = []  // expect: published-property "@Published"
}

final class Essay: ObservableObject {
  @Published var draft: Draft?  // expect: published-property "@Published"
}

struct NovelView: View {
  @ObservedObject var novel: Novel

  var body: some View { TextField("Title", text: $novel.chapters[0].title) }  // says: "in 'chapters' here"
}

struct EssayView: View {
  @ObservedObject var essay: Essay

  var body: some View {
    if essay.draft != nil {
      TextField("Title", text: Binding($essay.draft)!.title)  // says: "in 'draft' here"
    }
  }
}
