import Shelving
import SwiftUI

/// Whoever shows what a database gives is told of its changes by that.
final class Book: Stored {
  @Kept var pages = 0

  var isLong: Bool { pages > 300 }
}

/// An ordinary object, though its count is kept by the same wrapper.
@MainActor
final class Reading {
  @Kept static var count = 0
}

@MainActor
final class Sorting: ObservableObject {  // expect: observable-object-class "Sorting"
  @Published var isReversed = false
  @Published var isSheetShown = false

  func read(_ book: Book) {
    book.pages += 1
    Reading.count += 1
    isSheetShown = true
  }
}

struct Library: View {
  @StateObject private var sorting = Sorting()

  var body: some View {
    VStack {
      BookList(sorting: sorting)
      BookCount(sorting: sorting)
    }
    .sheet(isPresented: $sorting.isSheetShown) { Text("Read") }
  }
}

struct BookList: View {
  @ObservedObject var sorting: Sorting
  @AllStored(Book.self) private var books

  private var long: [Book] { books }

  var body: some View {
    // says-not-next: "nothing tracks"
    let count = long.filter { $0.isLong }.count
    Text("\(sorting.isReversed) \(count)")
  }
}

struct BookCount: View {
  @ObservedObject var sorting: Sorting

  var body: some View {
    // says-next: "'BookCount' shows 'Reading.count', which nothing tracks: setting"
    Text("\(Reading.count) \(sorting.isReversed)")
  }
}
