import SwiftUI
import UIKit

final class Theme: ObservableObject {
  @Published var isDark = false

  struct Provider: ViewModifier {
    let theme: Theme

    func body(content: Content) -> some View {
      content.environmentObject(theme)  // expect: environment-object-modifier "environmentObject"
    }
  }
}

extension View {
  func themed(_ theme: Theme = Theme()) -> some View {
    environmentObject(theme)  // expect: environment-object-modifier "environmentObject"
  }
}

struct Swatch: View {
  @EnvironmentObject var theme: Theme
  @State private var isShown = false

  var body: some View {
    Button(theme.isDark ? "Dark" : "Light") { isShown = true }
      .popover(isPresented: $isShown) {
        Swatch().environmentObject(theme)  // expect: environment-object-modifier "environmentObject"
      }
  }
}

@MainActor
func swatchController(theme: Theme) -> UIViewController {
  let root = Swatch().environmentObject(theme)  // expect: environment-object-modifier "environmentObject"
  return UIHostingController(rootView: root)
}
