import SwiftUI

@Observable final class Deck: Identifiable {
  var count = 52

  init() {}
}

/// The result of a function says what is made.
struct Dealt: View {
  private var deck: Deck  // expect: observed-object "@ObservedObject"

  init(deck: Deck = Deck()) { self.deck = deck }

  var body: some View { Text("\(deck.count)") }
}

@MainActor
final class Dealer {
  let deck = Deck()

  func first() -> Dealt { .init(deck: deck) }

  func next(_ other: Deck) -> Dealt {
    if other.count == 0 { return Dealt() }
    return .init(deck: other)
  }
}

/// So does the type of a property, of a list's element, or of a branch.
struct Cut: View {
  var deck = Deck()  // expect: observed-object "@ObservedObject"

  var body: some View { Text("\(deck.count)") }
}

/// Somebody else calls the initialiser.
struct Hand: View {
  var deck = Deck()  // expect: observed-object "@ObservedObject"

  var body: some View { Text("\(deck.count)") }
}

/// The type is told by what is made of the list only.
struct Fan: View {
  var deck = Deck()  // expect: observed-object "@ObservedObject"

  var body: some View { Text("\(deck.count)") }
}

/// A protocol's initialiser makes it.
protocol Face: View {
  init(deck: Deck)
}

struct Front: Face {
  var deck = Deck()  // expect: observed-object "@ObservedObject"

  var body: some View { Text("\(deck.count)") }
}

/// Nobody gives this one any: no label fits, and nobody is handed its initialiser.
struct Box: View {
  // expect-next: observed-object "@ObservedObject"
  @State var lid = Deck()

  var body: some View { Text("\(lid.count)") }
}

struct Table: View {
  let decks: [Deck]

  var cut: Cut { .init(deck: decks[0]) }

  var cuts: [Cut] { [.init(deck: decks[0]), cut] }

  var fans: [Fan] { decks.map { .init(deck: $0) } }

  func show<F: Face>(_ face: F.Type, _ deck: Deck) -> F { F(deck: deck) }

  var body: some View {
    VStack {
      ForEach(decks, content: Hand.init)
      ForEach(decks) { show(Front.self, $0) }
      cuts[0]
      fans[0]
      Box()
    }
  }
}
