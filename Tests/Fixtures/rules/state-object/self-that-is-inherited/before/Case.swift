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

final class Deck: ObservableObject, Keepable { @Published var title = "" }

final class Hand: ObservableObject, Keepable { @Published var cards = 0 }

final class Table: ObservableObject, Keepable {
  nonisolated(unsafe) static let shared = Table()
  @Published var seats = 0
}

struct DeckView: View {
  @StateObject private var deck = Deck.kept ?? Deck()  // expect: state-object "@StateObject"
  var body: some View { Text(deck.title) }
}

struct HandView: View {
  @StateObject private var hand = Hand.last() ?? Hand()  // expect: state-object "@StateObject"
  var body: some View { Text("\(hand.cards)") }
}

struct TableView: View {
  @ObservedObject private var table = Table.shared.itself
  var body: some View { Text("\(table.seats)") }
}
