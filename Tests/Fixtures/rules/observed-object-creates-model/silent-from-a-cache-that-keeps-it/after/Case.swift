import SwiftUI

@MainActor
@Observable
final class Tile {
  var image = ""
}

@MainActor
final class TileCache {
  private var tiles: [Int: Tile] = [:]

  func tile(_ id: Int) -> Tile {
    if let known = tiles[id] { return known }
    let tile = Tile()
    tiles[id] = tile
    return tile
  }
}

struct TileView: View {
  private var tile: Tile

  init(id: Int, cache: TileCache) {
    tile = cache.tile(id)
  }

  var body: some View {
    Text(tile.image)
  }
}
