import Combine
import SwiftUI

@MainActor protocol Refreshing: AnyObject {}

@MainActor class Diary: ObservableObject, Refreshing {
  @Published var text = ""
}

extension Refreshing where Self: Diary {
  // expect-next: object-will-change "objectWillChange"
  func refresh() { objectWillChange.send() }
}

@MainActor class Atlas: ObservableObject {
  @Published var page = 1
}

@MainActor protocol Paged: Atlas {}

extension Paged {
  // expect-next: object-will-change "objectWillChange"
  func turn() { self.objectWillChange.send() }
}

@MainActor class Score: ObservableObject, Refreshing {
  @Published var points = 0
}

@MainActor final class Referee {
  private let score: Score & Refreshing

  init(score: Score & Refreshing) { self.score = score }

  func whistle() { score.objectWillChange.send() }  // expect: object-will-change "objectWillChange"
}

@MainActor class Menu: ObservableObject {
  @Published var dishes: [String] = []
}

@MainActor protocol Serving {
  associatedtype Card: Menu
  var card: Card { get }
}

extension Serving {
  func serve() { card.objectWillChange.send() }  // expect: object-will-change "objectWillChange"
}
