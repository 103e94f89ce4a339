import SwiftUI

struct Pack: Equatable {
  let id: Int
  let titles: [String]

  static func == (a: Pack, b: Pack) -> Bool { a.id == b.id }
}

enum Content: Equatable {
  case none
  case pack(Pack)
}

final class Row: ObservableObject {
  @Published var content = Content.none  // expect: custom-equality-hides-changes "content"
}

struct RowView: View {
  @ObservedObject var row: Row

  var body: some View {
    if case .pack(let pack) = row.content { Text(pack.titles.joined()) }
  }
}

struct Page {
  var rows: [Int: Row] = [:]
}

class Store<State> {
  var state: State

  init(_ state: State) { self.state = state }
}

final class PageStore: Store<Page> {
  func show(_ pack: Pack) {
    if let row = state.rows[pack.id] { row.content = .pack(pack) }
  }
}
