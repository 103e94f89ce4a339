import SwiftUI

@MainActor @Observable final class Palette {
  static let standard = Palette()
  var color = "red"
}

struct PaletteRow: View {
  private let palette = Palette.standard  // expect: observed-object "@ObservedObject"
  var title: String

  var body: some View { Text(title + palette.color) }
}

/// Made by what a protocol asks for.
struct PaletteCard: View {
  private let palette = Palette.standard  // expect: observed-object "@ObservedObject"
  var title: String

  var body: some View { Text(title + palette.color) }
}

/// Made by its own name for itself.
struct PaletteStyle: ButtonStyle {
  private let palette = Palette.standard  // expect: observed-object "@ObservedObject"
  var title: String

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text(title + palette.color)
  }
}

/// No view.
@MainActor struct PaletteLabel {
  private let palette = Palette.standard  // expect: observed-object "@ObservedObject"
  var title: String

  var text: String { title + palette.color }
}

/// Takes nothing from anybody.
struct PaletteTitle: View {
  private var palette = Palette.standard  // expect: observed-object "@ObservedObject"
  @State private var isShown = false
  private let title = "Palette"

  var body: some View {
    Button(isShown ? title : palette.color) { isShown.toggle() }
  }
}
