import SwiftUI

@Observable final class Buoy {
  var isLit = false

  init() {}
}

@MainActor
final class Radio {
  func report() {}
}

/// Is on no actor, whatever its wrapper is: another 'report' is.
struct BuoyTools: DynamicProperty {
  @State private var buoy = Buoy()  // expect: state-object "@StateObject"

  func report() -> String { "buoy" }

  func describe() -> String { report() + "!" }

  @MainActor func toggle() { buoy.isLit.toggle() }
}

struct BuoyView: View {
  private let tools = BuoyTools()

  var body: some View {
    Text(tools.describe())
    Button("Toggle") { tools.toggle() }
  }
}
