import SwiftUI

@Observable final class Grid {
  var name = ""
  var rows = 3, columns = 4, seed = 7  // error: accessor macro 'ObservationTracked()' can only apply to a single variable

  func turn() {
    (rows, columns) = (columns, rows)
    name += "'"
  }
}

struct GridView: View {
  var grid: Grid

  var body: some View {
    Text("\(grid.name): \(grid.rows) × \(grid.columns)")
    Button("Turn") { grid.turn() }
  }
}
