import SwiftUI

actor Cache {
  private var pages: [Int: String] = [:]

  func page(_ number: Int) -> String? { pages[number] }
  func keep(_ page: String, at number: Int) { pages[number] = page }
}

@MainActor
final class Book: ObservableObject {
  @Published private(set) var page = ""
  @Published var number = 1 {
    didSet {
      guard number != oldValue else { return }
      task?.cancel()
      task = Task { await load() }
    }
  }
  private let cache: Cache
  private var task: Task<Void, Never>?

  init(cache: Cache = Cache()) { self.cache = cache }

  deinit { task?.cancel() }

  private func load() async {
    page = await cache.page(number) ?? "…"
  }
}

struct BookView: View {
  @StateObject private var book = Book()

  var body: some View {
    Text(book.page)
    Stepper("Page", value: $book.number)
  }
}
