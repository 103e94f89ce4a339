import SwiftUI

@MainActor final class Archive {
  private(set) var rows: [String] = []

  func open() { rows = ["first"] }
}

@MainActor
@Observable
final class Shelf {
  var rows: [String]

  init(archive: Archive) { rows = archive.rows }
}

/// It only keeps the archive, and asks it for its rows when it is shown.
@MainActor
@Observable
final class Index {
  var count = 0
  private let archive: Archive

  init(archive: Archive) { self.archive = archive }

  func refresh() { count = archive.rows.count }
}

struct ShelfPage: View {
  @State private var shelf: Shelf  // expect: eager-model-initializer "@StateObject"
  @State private var index: Index

  init() {
    let archive = Archive()
    _shelf = State(wrappedValue: Shelf(archive: archive))
    _index = State(wrappedValue: Index(archive: archive))
    archive.open()
  }

  var body: some View {
    List(shelf.rows, id: \.self) { Text($0) }
    Text("\(index.count)").onAppear { index.refresh() }
  }
}
