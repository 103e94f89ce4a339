import SwiftUI

final class Palette: ObservableObject {
  @Published var `default` = "blue"  // expect: untrackable-name "`default`"
  @Published var `name` = "Sea"  // expect: untrackable-name "`name`"
}

struct PaletteView: View {
  @ObservedObject var palette: Palette

  var body: some View {
    TextField("Colour", text: $palette.default)
    Text(palette.name)
  }
}
