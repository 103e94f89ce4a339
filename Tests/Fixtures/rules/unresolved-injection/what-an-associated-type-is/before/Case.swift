import SwiftUI

protocol Key { associatedtype Value }

enum DeckKey: Key { typealias Value = Deck }

struct Container {
  var values: [ObjectIdentifier: Any] = [:]

  func value<K: Key>(_ key: K.Type) -> K.Value { values[ObjectIdentifier(key)] as! K.Value }
}

final class Deck: ObservableObject { @Published var cards = 0 }

struct DeckView: View {
  @EnvironmentObject private var deck: Deck

  var body: some View { Text("\(deck.cards)") }
}

struct Table: View {
  let container: Container

  var body: some View {
    DeckView()
      .environmentObject(container.value(DeckKey.self))  // expect: unresolved-injection "environmentObject"
  }
}
