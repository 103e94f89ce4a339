import Combine
import SwiftUI

final class Tile: ObservableObject {
  @Published var isOn = false
}

final class Board: ObservableObject {
  private var cancellables: Set<AnyCancellable> = []
  private(set) var tiles: [Tile] = [] {
    didSet {
      // Only tiles are listened to here.
      tiles.publisher
        .flatMap { $0.objectWillChange }
        .sink(receiveValue: objectWillChange.send)
        .store(in: &cancellables)
    }
  }
}

final class Score: ObservableObject {
  @Published var points = 0
}

struct ScoreView: View {
  @StateObject private var score = Score()  // expect: state-object "@StateObject"
  var body: some View { Text("\(score.points)") }
}
