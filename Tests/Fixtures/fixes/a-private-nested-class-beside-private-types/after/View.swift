import SwiftUI

struct Board: View {
  @State private var model = Model()

  var body: some View {
    ForEach(model.tiles) { Text($0.name) }
  }

  private struct Tile: Identifiable {
    var id = 0
    var name = ""
  }

  @Observable fileprivate final class Model {
    var tiles: [Tile] = []
    func add(_ tile: Tile) { tiles.append(tile) }
  }
}
