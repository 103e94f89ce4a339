import SwiftUI

protocol Keepable: AnyObject {}

final class Vault {
  nonisolated(unsafe) static let shared = Vault()
  var kept: Keepable?
}

/// 'Self' is whoever inherits it.
extension Keepable {
  static var kept: Self? { Vault.shared.kept as? Self }
  static func last() -> Self? { Vault.shared.kept as? Self }
  var itself: Self { self }
}

@Observable final class Deck: Keepable { var title = "" }

@Observable final class Hand: Keepable { var cards = 0 }

@Observable final class Table: Keepable {
  nonisolated(unsafe) static let shared = Table()
  var seats = 0
}

struct DeckView: View {
  @State private var deck = Deck.kept ?? Deck()  // expect: state-object "@StateObject"
  var body: some View { Text(deck.title) }
}

struct HandView: View {
  @State private var hand = Hand.last() ?? Hand()  // expect: state-object "@StateObject"
  var body: some View { Text("\(hand.cards)") }
}

struct TableView: View {
  private var table = Table.shared.itself
  var body: some View { Text("\(table.seats)") }
}
