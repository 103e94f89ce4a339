import SwiftUI

@Observable final class Level: Codable {  // error: type 'Level' does not conform to protocol 'Decodable'
  var isSelected = false
  private(set) var number = 1
  private var tiles: [Int] = []

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
