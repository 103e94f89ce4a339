import SwiftUI

final class Book: ObservableObject {
  @Published var title = ""
}

/// It can be sent because the wrapper can, whatever it holds.
struct BookLink: DynamicProperty, Sendable {
  @ObservedObject var book: Book  // expect: unsupported-declaration "book"
  let page: Int
}

struct BookView: View {
  var link: BookLink

  var body: some View { Text("\(link.book.title) \(link.page)") }
}
