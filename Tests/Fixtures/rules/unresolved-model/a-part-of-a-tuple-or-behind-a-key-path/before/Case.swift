import SwiftUI

typealias Pair<Item> = (left: Item, right: Int)

@MainActor
final class Deck: ObservableObject {
  @Published var cards = 0

  static let pair: Pair<Deck> = (Deck(), 1)
}

@MainActor
final class Services {
  static let shared = Services()
  let deck = Deck()

  subscript<Service>(_ path: KeyPath<Services, Service>) -> Service { self[keyPath: path] }
}

/// A type that cannot be told must not leave a wrapper behind when `Deck` migrates.
struct Table: View {
  @StateObject private var part = Deck.pair.left  // expect: unresolved-model "part"
  @StateObject private var service = Services.shared[\.deck]
  @StateObject private var path = Services.shared[keyPath: \.deck]

  var body: some View {
    Text("\(part.cards + service.cards + path.cards)")
  }
}
