import SwiftUI

final class Buoy: ObservableObject {
  @Published var isLit = false

  init() {}

  @MainActor func light() { isLit = true }
}

/// The property alone is on the main actor, with what watches it.
final class BuoyKeeper {
  // says-next: "'BuoyKeeper.buoy' is on the main actor only through"
  @ObservedObject var buoy = Buoy() {  // expect: unsupported-declaration "buoy"
    didSet { buoy.light() }
  }
}

struct BuoyView: View {
  @StateObject private var buoy = Buoy()

  var body: some View { Text(buoy.isLit ? "lit" : "dark") }
}
