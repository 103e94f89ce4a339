import Foundation
import SwiftUI

@MainActor
final class Purchases {
  private(set) var isPro = false

  func restore() { isPro = true }
}

/// As long as nothing is bought, nobody reads the formats: no change of them is told.
@MainActor
final class Exports: ObservableObject {  // expect: observable-object-class "Exports"
  private let purchases = Purchases()
  @Published var formats: [String] = []
  @Published var title = "Exports"

  // says-next: "a view shows 'available', a part of which nothing tracks: other changes of the model"
  var available: [String] { purchases.isPro ? formats : [] }

  // says-next: "a view shows 'first', a part of which nothing tracks: other changes of the model"
  var first: String {
    guard hasMore else { return "" }
    return formats.first ?? title
  }

  // says-next: "a view shows 'count', a part of which nothing tracks: other changes"
  func count() -> Int {
    if !purchases.isPro { return 0 }
    return total
  }

  // says-next: "which nothing tracks: other changes"
  private var hasMore: Bool { purchases.isPro }
  private var total: Int { formats.count }

  /// The other way round it is told.
  // says-not-next: "nothing tracks"
  var summary: String { title.isEmpty || purchases.isPro ? "" : title }

  func buy() {
    purchases.restore()
    formats = ["PDF", "SVG"]
  }
}

/// A part is read in any case, though not what is set along with what nothing tracks.
@MainActor
final class Catalogue: ObservableObject {  // expect: observable-object-class "Catalogue"
  private let purchases = Purchases()
  @Published var extras: [String] = []
  @Published var basics = ["PDF"]

  // says-next: "setting 'extras' along with it will no longer refresh it"
  var all: [String] { basics + (purchases.isPro ? extras : []) }

  // says-not-next: "nothing tracks"
  var most: Int { max(basics.count, extras.count, purchases.isPro ? extras.count : 0) }

  // says-not-next: "nothing tracks"
  var least: Int { min(purchases.isPro ? extras.count : 0, extras.count, basics.count) }

  func buy() {
    purchases.restore()
    extras = ["SVG"]
  }
}

@MainActor let licence = Purchases()

@MainActor
final class Shelf: ObservableObject {  // expect: observable-object-class "Shelf"
  @Published var books: [String] = []
  @Published var name = "Shelf"

  func buy() {
    licence.restore()
    books = ["Swift"]
  }
}

struct ExportList: View {
  @StateObject private var exports = Exports()
  @StateObject private var catalogue = Catalogue()

  var body: some View {
    VStack {
      ForEach(exports.available, id: \.self) { Text($0) }
      Text("\(exports.first) \(exports.count()) \(exports.summary)")
      ForEach(catalogue.all, id: \.self) { Text($0) }
      Text("\(catalogue.most) \(catalogue.least)")
    }
  }
}

struct ShelfList: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    // says-next: "'ShelfList' reads 'books' only if 'isPro' says so, and nothing tracks that"
    if licence.isPro {
      rows
    }
  }

  private var rows: some View {
    ForEach(shelf.books, id: \.self) { Text($0) }
  }
}

/// What the sheet shows is read when it is there; whether it comes is asked behind the licence.
struct ShelfSheet: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    Text("Shelf").sheet(isPresented: hasBooks) { contents }
  }

  private var hasBooks: Binding<Bool> {
    Binding(
      get: {
        // says-next: "'ShelfSheet' reads 'books' only if 'isPro' says so, and nothing tracks that"
        guard licence.isPro else { return false }
        return !shelf.books.isEmpty
      }, set: { _ in })
  }

  private var contents: some View { Text(shelf.books.first ?? "") }
}

/// What is shown in any case tells as well.
struct ShelfCount: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    VStack {
      Text("\(shelf.books.count)")
      // says-not-next: "nothing tracks"
      if licence.isPro { Text(shelf.books.first ?? "") }
    }
  }
}

@MainActor
final class Loans: ObservableObject {  // expect: observable-object-class "Loans"
  @Published var name = ""
}

enum Preferences {
  static func sharesBooks() -> Bool { UserDefaults.standard.bool(forKey: "shares") }
}

struct LoanList: View {
  @ObservedObject var loans: Loans

  var body: some View {
    VStack {
      // says-next: "'LoanList' reads 'name' only if 'sharesBooks' says so, and nothing tracks"
      if Preferences.sharesBooks() {
        Text(loans.name)
      }
      // What is looked at in any case may look different.
      Text("Shelf").foregroundColor(licence.isPro ? .red : .black).onAppear { print(loans.name) }
    }
  }
}
