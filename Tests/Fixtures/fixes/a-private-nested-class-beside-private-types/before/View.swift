import SwiftUI

struct Board: View {
  @StateObject private var model = Model()

  var body: some View {
    ForEach(model.tiles) { Text($0.name) }
  }

  private struct Tile: Identifiable {
    var id = 0
    var name = ""
  }

  private final class Model: ObservableObject {
    @Published var tiles: [Tile] = []
    func add(_ tile: Tile) { tiles.append(tile) }
  }
}
