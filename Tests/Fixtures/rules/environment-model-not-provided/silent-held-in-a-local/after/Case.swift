import SwiftUI

@Observable final class Theme {
  var accent = Color.red
}

struct Themed: ViewModifier {
  @State private var theme = Theme()

  func body(content: Content) -> some View {
    content.environment(theme)
  }
}

extension View {
  func themed() -> some View {
    modifier(Themed())
  }
}

struct RoundStyle: ButtonStyle {
  @Environment(Theme.self) var theme
  var isForced = false

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundColor(theme.accent)
  }
}

struct Swatch: View {
  @Environment(Theme.self) var theme

  var body: some View {
    theme.accent
  }
}

/// What is provided where it is used counts, not where it is made.
#Preview("Style") {
  var style = RoundStyle()
  style.isForced = true
  return Button("Go") {}
    .buttonStyle(style)
    .themed()
}

#Preview("View") {
  let swatch = Swatch()
  return swatch.themed()
}
