import SwiftUI
import UIKit

@MainActor @Observable final class Shelf {
  var books: [String] = []  // expect: published-property "@Published"
  var color = 1  // expect: published-property "@Published"
  func add() { books.append("") }
}

final class ListView: UIView {
  func reload() {}
}

/// Whenever anything of the model changes it loads its list again; what it read when it was made
/// brings nothing up to date.
struct ShelfList: UIViewRepresentable {
  // says-next: "every change of the model runs 'updateUIView' of 'ShelfList', which reads nothing"
  var shelf: Shelf

  func makeUIView(context: Context) -> ListView {
    let list = ListView()
    list.tag = shelf.color
    return list
  }

  func updateUIView(_ list: ListView, context: Context) { list.reload() }
}

struct ShelfView: View {
  @State private var shelf = Shelf()

  var body: some View {
    ShelfList(shelf: shelf)
    Button("Add") { shelf.add() }
  }
}

/// This one reads it whenever it is brought up to date.
@MainActor @Observable final class Map {
  var zoom = 1  // expect: published-property "@Published"
}

struct MapView: UIViewRepresentable {
  // says-not-next: "every change"
  var map: Map

  func makeUIView(context: Context) -> ListView { ListView() }

  func updateUIView(_ list: ListView, context: Context) { list.tag = map.zoom }
}

struct Maps: View {
  @State private var map = Map()

  var body: some View {
    MapView(map: map)
    Button("Zoom") { map.zoom += 1 }
  }
}
