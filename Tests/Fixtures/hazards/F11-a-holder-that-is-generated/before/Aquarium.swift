import SwiftUI

final class Aquarium: ObservableObject {
  @Published var fish = 3
}

struct AquariumScreen: View {
  @StateObject private var aquarium = Aquarium()

  var body: some View { FishField(aquarium: aquarium) }
}
