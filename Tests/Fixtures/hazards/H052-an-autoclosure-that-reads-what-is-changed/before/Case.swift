import SwiftUI

extension Array {
  /// Keeps as many as are allowed when it gets there.
  mutating func keep(atMost limit: @autoclosure () -> Int) {
    while count > limit() { removeLast() }
  }
}

final class Hand: ObservableObject {
  @Published private(set) var cards = ["Ace", "King", "Queen"]

  func discard() {
    cards.keep(atMost: cards.count / 2)  // expect: mutation-reads-itself "cards"
  }
}

struct HandView: View {
  @StateObject private var hand = Hand()

  var body: some View {
    List(hand.cards, id: \.self) { Text($0) }
    Button("Discard") { hand.discard() }
  }
}
