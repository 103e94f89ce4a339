import SwiftUI

@Observable final class Aquarium {  // expect: observable-object-class "Aquarium"
  var fish = 3
  private(set) var temperature = 24.0
  @ObservationIgnored private var feedings = 0

  func feed() { feedings += 1 }
}

/// On the main actor by default, and no view.
struct AquariumTools {
  var aquarium: Aquarium

  func restock() { aquarium.fish += 1 }
}

struct AquariumView: View {
  @State private var aquarium = Aquarium()

  var body: some View {
    Stepper("\(aquarium.fish)", value: $aquarium.fish)
    Text("\(aquarium.temperature) °C")
    Button("Feed") { aquarium.feed() }
    Button("Restock") { AquariumTools(aquarium: aquarium).restock() }
  }
}
