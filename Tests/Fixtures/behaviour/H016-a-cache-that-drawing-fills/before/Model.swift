import SwiftUI

final class Atlas: ObservableObject {
  @Published var zoom = 1
  private var tiles: [Int: String] = [:]
  private var lookups = 0

  func tile() -> String {
    lookups += 1
    if let tile = tiles[zoom] { return tile }
    let tile = "tile \(zoom)"
    tiles[zoom] = tile
    return tile
  }
}

struct AtlasView: View {
  @ObservedObject var atlas: Atlas

  var body: some View { Text(atlas.tile()) }
}

struct AtlasPairView: View {
  let atlas: Atlas

  var body: some View {
    VStack {
      AtlasView(atlas: atlas)
      AtlasView(atlas: atlas)
    }
  }
}
