import SwiftUI

final class Lantern: ObservableObject {
  @Published var oil = 1.0
}

struct LanternView: View {
  @StateObject private var lantern = Lantern()

  var body: some View {
    LanternGauge(lantern: lantern)
  }
}
