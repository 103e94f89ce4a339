import SwiftUI

final class Aquarium: ObservableObject {  // expect: observable-object-class "Aquarium"
  @Published var fish = 3
  @Published private(set) var temperature = 24.0
  private var feedings = 0

  func feed() { feedings += 1 }
}

/// On the main actor by default, and no view.
struct AquariumTools {
  @ObservedObject var aquarium: Aquarium

  func restock() { aquarium.fish += 1 }
}

struct AquariumView: View {
  @StateObject private var aquarium = Aquarium()

  var body: some View {
    Stepper("\(aquarium.fish)", value: $aquarium.fish)
    Text("\(aquarium.temperature) °C")
    Button("Feed") { aquarium.feed() }
    Button("Restock") { AquariumTools(aquarium: aquarium).restock() }
  }
}
