import SwiftUI

/// It stays an ObservableObject: it tells of changes by hand.
@MainActor final class Store: ObservableObject {
  static let shared = Store()
  // says-next: "'Root' is told, as 'Store' stays an ObservableObject"
  @Published var items: [Int] = []  // expect: eager-model-initializer "items"

  func reload() { Task { items = [1] } }

  func tell() { objectWillChange.send() }
}

@MainActor @Observable final class Detail {
  var count = 0

  init() { Store.shared.reload() }
}

struct DetailView: View {
  @State private var detail = Detail()  // expect: eager-model-initializer "@StateObject"

  var body: some View { Text("\(detail.count)") }
}

/// Drawn again with the root, as nothing compares what it is given.
struct Page: View {
  let close: () -> Void

  var body: some View { DetailView() }
}

/// Shows nothing of the store, and is told of each of its changes.
struct Root: View {
  @ObservedObject private var store = Store.shared

  var body: some View { Page { print("closed") } }
}

/// The same over a store that migrates along: nobody is told of what nobody reads.
@MainActor @Observable final class Shelf {
  static let shared = Shelf()
  var books: [Int] = []

  func reload() { Task { books = [1] } }
}

@MainActor @Observable final class Cover {
  var count = 0

  init() { Shelf.shared.reload() }
}

struct CoverView: View {
  @State private var cover = Cover()  // expect: eager-model-initializer "@StateObject"

  var body: some View { Text("\(cover.count)") }
}

struct Library: View {
  private var shelf = Shelf.shared

  var body: some View { CoverView() }
}
