import Combine
import SwiftUI

// A new wrapper tells nobody; what is written in its place does.
@MainActor @Observable final class Fridge {
  var milk = 1
  var shelves: [String] = [] {
    didSet { print("Saved", shelves) }
  }

  init() {
    Task { @MainActor in
      // expect-next: published-storage "_milk"
      self.milk = 2  // says: "tells those who show it"
    }
  }

  func restock() {
    // expect-next: published-storage "_milk"
    self.milk = 3  // says: "tells those who show it"
    // expect-next: published-storage "_shelves"
    self.shelves = ["jam"]  // says: "and runs its observers"
  }
}

struct FridgeView: View {
  @Bindable var fridge: Fridge

  var body: some View {
    Stepper("\(fridge.milk)", value: $fridge.milk)
    Text(fridge.shelves.joined())
  }
}
