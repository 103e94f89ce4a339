import SwiftUI

@MainActor func driveAquarium() {
  let aquarium = Aquarium()
  let screen = Screen(AquariumView(aquarium: aquarium))
  screen.after("temperature = 26") { aquarium.temperature = 26 }
  screen.after("fish += 1") { aquarium.fish += 1 }
  screen.after("temperature += 1") { aquarium.temperature += 1 }
}
