import SwiftUI
import UIKit

@Observable final class Theme {
  var isDark = false

  struct Provider: ViewModifier {
    let theme: Theme

    func body(content: Content) -> some View {
      content.environment(theme)  // expect: environment-object-modifier "environmentObject"
    }
  }
}

extension View {
  func themed(_ theme: Theme = Theme()) -> some View {
    environment(theme)  // expect: environment-object-modifier "environmentObject"
  }
}

struct Swatch: View {
  @Environment(Theme.self) var theme
  @State private var isShown = false

  var body: some View {
    Button(theme.isDark ? "Dark" : "Light") { isShown = true }
      .popover(isPresented: $isShown) {
        Swatch().environment(theme)  // expect: environment-object-modifier "environmentObject"
      }
  }
}

@MainActor
func swatchController(theme: Theme) -> UIViewController {
  let root = Swatch().environment(theme)  // expect: environment-object-modifier "environmentObject"
  return UIHostingController(rootView: root)
}
