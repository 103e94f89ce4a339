import SwiftUI

@Observable final class Level: Codable {
  var isSelected = false
  @ObservationIgnored private(set) var number = 1  // expect: unpublished-stored-property "number"
  @ObservationIgnored private var tiles: [Int] = []  // expect: unpublished-stored-property "tiles"

  private enum CodingKeys: CodingKey {
    case number, tiles
  }

  func load(_ data: Data) throws {
    let other = try JSONDecoder().decode(Level.self, from: data)
    number = other.number
    tiles = other.tiles
  }
}

struct LevelView: View {
  @Bindable var level: Level

  var body: some View {
    Toggle("Level", isOn: $level.isSelected)
  }
}
