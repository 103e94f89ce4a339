import SwiftUI

@MainActor final class Palette: ObservableObject {
  static let shared = Palette()
  @Published var picked: String?
}

struct SwatchView: View {
  var name: String
  @ObservedObject private var palette: Palette = .shared  // expect: observed-object "@ObservedObject"

  var body: some View {
    Button(palette.picked == name ? "On" : "Off") { palette.picked = name }
  }
}

struct PaletteView: View {
  var body: some View { SwatchView(name: "red") }
}
