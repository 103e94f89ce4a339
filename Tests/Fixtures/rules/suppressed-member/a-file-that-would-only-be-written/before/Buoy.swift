import SwiftUI

final class Buoy: ObservableObject {
  @Published var depth = 0.0
}

struct BuoyView: View {
  @EnvironmentObject var buoy: Buoy

  var body: some View {
    controls
  }
}
