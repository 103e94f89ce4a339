import SwiftUI

@MainActor
@Observable
final class Theme {
  static let standard = Theme()
  static let night = Theme()
  var accent = "blue"
}

struct Swatch: View {
  var theme = Theme.standard  // expect: observed-object "@ObservedObject"
  var size = 20.0

  var body: some View { Text(theme.accent).frame(width: size) }
}

struct SwatchesView: View {
  var body: some View {
    Swatch()
    Swatch(theme: .night, size: 30)
  }
}
