import SwiftUI

@Observable final class Palette {
  var name = "Dusk"
}

@MainActor
func announce(_ text: String) { print(text) }

/// The model is on no actor, but what the helper calls is.
struct PaletteTools {
  var palette: Palette

  func choose(_ name: String) {
    palette.name = name
    announce(name)  // error: call to main actor-isolated global function 'announce' in a synchronous nonisolated context
  }
}

struct PaletteView: View {
  @State private var palette = Palette()

  var body: some View {
    Button(palette.name) { PaletteTools(palette: palette).choose("Dawn") }
  }
}
