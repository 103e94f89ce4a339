import Combine
import SwiftUI

// A new wrapper tells nobody; what is written in its place does.
@MainActor final class Fridge: ObservableObject {
  @Published var milk = 1
  @Published var shelves: [String] = [] {
    didSet { print("Saved", shelves) }
  }

  init() {
    Task { @MainActor in
      // expect-next: published-storage "_milk"
      self._milk = Published(initialValue: 2)  // says: "tells those who show it"
    }
  }

  func restock() {
    // expect-next: published-storage "_milk"
    _milk = .init(initialValue: 3)  // says: "tells those who show it"
    // expect-next: published-storage "_shelves"
    _shelves = Published(wrappedValue: ["jam"])  // says: "and runs its observers"
  }
}

struct FridgeView: View {
  @ObservedObject var fridge: Fridge

  var body: some View {
    Stepper("\(fridge.milk)", value: $fridge.milk)
    Text(fridge.shelves.joined())
  }
}
