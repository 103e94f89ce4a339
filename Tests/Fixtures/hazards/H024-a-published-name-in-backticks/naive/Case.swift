import SwiftUI

@Observable final class Palette {
  var `default` = "blue"  // error: expected
  var `name` = "Sea"  // error: expected
}

struct PaletteView: View {
  @Bindable var palette: Palette

  var body: some View {
    TextField("Colour", text: $palette.default)
    Text(palette.name)
  }
}
