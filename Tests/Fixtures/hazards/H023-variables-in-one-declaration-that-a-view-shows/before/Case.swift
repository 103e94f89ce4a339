import SwiftUI

final class Grid: ObservableObject {
  @Published var name = ""
  var rows = 3, columns = 4, seed = 7  // expect: unpublished-stored-property "rows" ; unpublished-stored-property "columns" ; unpublished-stored-property "seed"

  func turn() {
    (rows, columns) = (columns, rows)
    name += "'"
  }
}

struct GridView: View {
  @ObservedObject var grid: Grid

  var body: some View {
    Text("\(grid.name): \(grid.rows) × \(grid.columns)")
    Button("Turn") { grid.turn() }
  }
}
