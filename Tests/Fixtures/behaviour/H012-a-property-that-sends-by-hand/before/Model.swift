import SwiftUI

final class Aquarium: ObservableObject {
  @Published var fish = 3
  var temperature = 24 {
    willSet { objectWillChange.send() }
  }
}

struct AquariumView: View {
  @ObservedObject var aquarium: Aquarium

  var body: some View { Text("\(aquarium.fish) fish, \(aquarium.temperature) degrees") }
}
