import SwiftUI

@MainActor @Observable final class Palette {
  static let shared = Palette()
  var picked: String?
}

struct SwatchView: View {
  var name: String
  private let palette: Palette = .shared  // expect: observed-object "@ObservedObject"

  var body: some View {
    Button(palette.picked == name ? "On" : "Off") { palette.picked = name }
  }
}

struct PaletteView: View {
  var body: some View { SwatchView(name: "red") }
}
