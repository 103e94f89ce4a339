import SwiftUI

@MainActor
final class Theme: ObservableObject {
  static let standard = Theme()
  static let night = Theme()
  @Published var accent = "blue"
}

struct Swatch: View {
  @ObservedObject var theme = Theme.standard  // expect: observed-object "@ObservedObject"
  var size = 20.0

  var body: some View { Text(theme.accent).frame(width: size) }
}

struct SwatchesView: View {
  var body: some View {
    Swatch()
    Swatch(theme: .night, size: 30)
  }
}
