import SwiftUI

@Observable final class Aquarium {
  var fish = 3
  var temperature = 24
}

struct AquariumView: View {
  var aquarium: Aquarium

  var body: some View { Text("\(aquarium.fish) fish, \(aquarium.temperature) degrees") }
}
