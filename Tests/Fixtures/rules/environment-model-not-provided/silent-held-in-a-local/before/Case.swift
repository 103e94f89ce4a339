import SwiftUI

final class Theme: ObservableObject {
  @Published var accent = Color.red
}

struct Themed: ViewModifier {
  @StateObject private var theme = Theme()

  func body(content: Content) -> some View {
    content.environmentObject(theme)
  }
}

extension View {
  func themed() -> some View {
    modifier(Themed())
  }
}

struct RoundStyle: ButtonStyle {
  @EnvironmentObject var theme: Theme
  var isForced = false

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundColor(theme.accent)
  }
}

struct Swatch: View {
  @EnvironmentObject var theme: Theme

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
