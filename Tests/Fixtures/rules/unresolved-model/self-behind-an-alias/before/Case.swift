import SwiftUI

protocol Keepable: AnyObject { typealias Me = Self }

final class Vault {
  nonisolated(unsafe) static let shared = Vault()
  var kept: Keepable?
}

extension Keepable {
  static var kept: Me? { Vault.shared.kept as? Self }
}

final class Deck: ObservableObject, Keepable { @Published var title = "" }

/// What it holds cannot be the protocol, whatever that says: nobody can tell what it is.
struct DeckView: View {
  @StateObject private var deck = Deck.kept ?? Deck()  // expect: unresolved-model "deck"

  var body: some View { Text(deck.title) }
}
