import SwiftUI

@Observable final class Palette {  // expect: observable-object-class "Palette"
  var accent = "teal"
}

private struct PaletteKey: EnvironmentKey {
  static var defaultValue: Palette? { nil }
}

extension EnvironmentValues {
  var palette: Palette? {
    get { self[PaletteKey.self] }
    set { self[PaletteKey.self] = newValue }
  }
}

struct Accent: View {
  @Environment(\.palette) private var palette

  var body: some View {
    Text(palette?.accent ?? "none")
    if let palette { AccentField(palette: palette) }
  }
}

struct AccentField: View {
  @Bindable var palette: Palette

  var body: some View { TextField("Accent", text: $palette.accent) }
}

struct Designer: View {
  @State private var palette = Palette()

  var body: some View { Accent().environment(\.palette, palette) }
}
