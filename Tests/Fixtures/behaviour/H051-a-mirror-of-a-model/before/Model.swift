import SwiftUI

final class Compass: ObservableObject {
  @Published var degrees = 90
  var isHeld = false
}

struct CompassView: View {
  @ObservedObject var compass: Compass

  var body: some View { Text("\(compass.degrees) degrees") }
}
