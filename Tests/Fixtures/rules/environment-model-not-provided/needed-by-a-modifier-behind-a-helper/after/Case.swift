import SwiftUI

@Observable final class Toasts {
  var message: String?
}

struct ShowsToasts: ViewModifier {
  @Environment(Toasts.self) private var toasts

  func body(content: Content) -> some View {
    content.overlay { Text(toasts.message ?? "") }
  }
}

extension View {
  func showsToasts() -> some View {
    modifier(ShowsToasts())
  }
}

#Preview("Without") {
  Text("Home")
    .showsToasts()  // expect: environment-model-not-provided "showsToasts"
}

#Preview("With") {
  Text("Home")
    .showsToasts()
    .environment(Toasts())
}
