import SwiftUI

@MainActor final class Palette: ObservableObject {
  static let standard = Palette()
  @Published var color = "red"
}

struct PaletteRow: View {
  @ObservedObject private var palette = Palette.standard  // expect: observed-object "@ObservedObject"
  var title: String

  var body: some View { Text(title + palette.color) }
}

/// Made by what a protocol asks for.
struct PaletteCard: View {
  @ObservedObject private var palette = Palette.standard  // expect: observed-object "@ObservedObject"
  var title: String

  var body: some View { Text(title + palette.color) }
}

/// Made by its own name for itself.
struct PaletteStyle: ButtonStyle {
  @ObservedObject private var palette = Palette.standard  // expect: observed-object "@ObservedObject"
  var title: String

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text(title + palette.color)
  }
}

/// No view.
@MainActor struct PaletteLabel {
  @ObservedObject private var palette = Palette.standard  // expect: observed-object "@ObservedObject"
  var title: String

  var text: String { title + palette.color }
}

/// Takes nothing from anybody.
struct PaletteTitle: View {
  @ObservedObject private var palette = Palette.standard  // expect: observed-object "@ObservedObject"
  @State private var isShown = false
  private let title = "Palette"

  var body: some View {
    Button(isShown ? title : palette.color) { isShown.toggle() }
  }
}
