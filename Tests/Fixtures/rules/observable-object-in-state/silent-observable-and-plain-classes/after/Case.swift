import Observation
import SwiftUI

@Observable
final class Game {
  var score = 0
}

final class Counter {
  var count = 0
}

struct GameView: View {
  @State private var game = Game()
  @State private var counter = Counter()
  @State private var name = "@State private var game: ObservableObject"
  @State private var settings = GameSettings()

  var body: some View {
    Text("\(name): \(game.score), \(counter.count), \(settings.level)")
  }
}

@Observable final class GameSettings {
  var level = 1
}

/// A wrapper of its own that ends in the same word.
@propertyWrapper
struct UIState<Value> {
  var wrappedValue: Value
}

struct Panel {
  @UIState var settings = GameSettings()
}
