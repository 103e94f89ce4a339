import SwiftUI

struct Board {
  var cards: [String] = []
  var turn = 0

  mutating func change(_ card: (inout String) -> Void) {
    for index in cards.indices { card(&cards[index]) }
  }

  mutating func pass(to next: @autoclosure () -> Int) { turn = next() }
}

extension Array {
  mutating func keep(where isKept: (Element) -> Bool) { self = filter(isKept) }
}

@MainActor func rename(_ names: inout [String], in game: Game) {
  names = game.players.map { $0 + "!" }
}

func update<Value>(_ value: inout Value, by change: () -> Void) { change() }

@MainActor @Observable
final class Game {
  static let shared = Game()

  var board = Board()
  var players: [String] = []

  func play() {
    board.pass(to: board.turn + 1)  // expect: mutation-reads-itself "board"
    players.keep { _ in players.count > 2 }  // expect: mutation-reads-itself "players"
    update(&players) { print(self.players) }  // expect: mutation-reads-itself "players"
  }

  func start() {
    deal(&players)  // expect: mutation-reads-itself "deal"
    clear(&players)
    rename(&players, in: self)  // expect: mutation-reads-itself "self"
    rename(&players, in: Game.shared)
  }

  private func deal(_ hands: inout [String]) { hands.append("Hand \(players.count)") }
  private func clear(_ hands: inout [String]) { hands = [] }
}
