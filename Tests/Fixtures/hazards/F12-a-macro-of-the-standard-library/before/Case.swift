import SwiftUI

@DebugDescription  // expect: unsupported-declaration "@DebugDescription"
final class Aquarium: ObservableObject, CustomDebugStringConvertible {
  @Published var fish = 4
  let name = "Reef"

  var debugDescription: String { "Aquarium \(name)" }
}

struct AquariumView: View {
  @StateObject private var aquarium = Aquarium()

  var body: some View { Stepper("Fish", value: $aquarium.fish) }
}
