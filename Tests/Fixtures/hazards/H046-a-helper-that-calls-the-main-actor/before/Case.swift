import SwiftUI

final class Palette: ObservableObject {
  @Published var name = "Dusk"
}

@MainActor
func announce(_ text: String) { print(text) }

/// The model is on no actor, but what the helper calls is.
struct PaletteTools {
  @ObservedObject var palette: Palette  // expect: unsupported-declaration "palette"

  func choose(_ name: String) {
    palette.name = name
    announce(name)
  }
}

struct PaletteView: View {
  @StateObject private var palette = Palette()

  var body: some View {
    Button(palette.name) { PaletteTools(palette: palette).choose("Dawn") }
  }
}
