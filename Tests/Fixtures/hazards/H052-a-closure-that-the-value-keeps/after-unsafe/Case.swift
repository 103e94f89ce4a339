import SwiftUI

struct Pile {
  private(set) var cards = [3, 1, 2]
  var onDraw: (() -> Void)?

  mutating func draw() {
    cards.removeLast()
    onDraw?()
  }
}

struct Clock {
  var tick: () -> Void = {}
  var seconds = 60 {
    didSet { tick() }
  }
}

@Observable final class Game {
  var pile = Pile()
  var clock = Clock()
  var left = 3

  init() {
    pile.onDraw = { [weak self] in self?.count() }
    clock.tick = { [weak self] in self?.left = self?.clock.seconds ?? 0 }
  }

  func draw() {
    pile.draw()  // expect: mutation-reads-itself "pile"
  }

  private func count() { left = pile.cards.count }
}

@Observable final class Alarm {
  var clock = Clock()
  var rings = 0

  init() {
    clock.tick = { [weak self] in self?.ring() }
  }

  func pass() {
    clock.seconds -= 1  // expect: mutation-reads-itself "clock"
  }

  private func ring() { if clock.seconds == 0 { rings += 1 } }
}

struct GameView: View {
  @State private var game = Game()
  @State private var alarm = Alarm()

  var body: some View {
    Button("\(game.left) left, \(game.clock.seconds) s") { game.draw() }
    Button("\(alarm.rings)") { alarm.pass() }
  }
}
