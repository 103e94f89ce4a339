import SwiftUI

@MainActor final class Boat: ObservableObject {
  @Published var speed = 0
}

struct BoatView: View {
  @StateObject private var boat = Boat()

  var body: some View { Text("\(boat.speed)") }
}
