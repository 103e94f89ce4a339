import SwiftUI

final class Captain {
  var name = "Ada"
}

final class Deckhand: ObservableObject {
  @Published var knots = 0
  // What is tracked is compared when it is set, and the captain before may be gone by then.
  unowned var captain: Captain  // expect: unpublished-stored-property "captain"

  init(captain: Captain) { self.captain = captain }

  func serve(_ other: Captain) {
    captain = other
    knots += 1
  }
}

struct DeckhandView: View {
  @ObservedObject var deckhand: Deckhand

  var body: some View {
    Text(deckhand.captain.name)
    Text("\(deckhand.knots)")
  }
}
