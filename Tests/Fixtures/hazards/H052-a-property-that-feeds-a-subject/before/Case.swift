import Combine
import SwiftUI

struct Chapter {
  var title = ""
  var pages = 1
}

/// A 'willSet' feeds the subject, so that what changes the chapter in place changes a copy.
@MainActor
final class Book: ObservableObject {
  @Published var chapter = Chapter()
  private var saving: AnyCancellable?

  init() {
    saving = $chapter.sink { print($0.title) }  // expect: published-projection "$chapter"
  }

  func rename(_ title: String) { change { $0.title = title } }

  private func change(_ body: (inout Chapter) -> Void) {
    // says-not-next: "may use it meanwhile"
    body(&chapter)
  }
}

struct BookView: View {
  @StateObject private var book = Book()

  var body: some View {
    Button(book.chapter.title) { book.rename("One") }
  }
}
