import SwiftUI

final class Level: ObservableObject, Codable {
  @Published var isSelected = false
  private(set) var number = 1  // expect: unpublished-stored-property "number"
  private var tiles: [Int] = []  // expect: unpublished-stored-property "tiles"

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
  @ObservedObject var level: Level

  var body: some View {
    Toggle("Level", isOn: $level.isSelected)
  }
}
