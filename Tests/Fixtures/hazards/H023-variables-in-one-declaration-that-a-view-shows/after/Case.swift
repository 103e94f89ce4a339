import SwiftUI

@Observable final class Grid {
  var name = ""
  var rows = 3
  var columns = 4
  @ObservationIgnored var seed = 7  // expect: unpublished-stored-property "rows" ; unpublished-stored-property "columns" ; unpublished-stored-property "seed"

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
