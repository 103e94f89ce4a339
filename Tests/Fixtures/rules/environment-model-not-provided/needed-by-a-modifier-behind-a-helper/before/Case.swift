import SwiftUI

final class Toasts: ObservableObject {
  @Published var message: String?
}

struct ShowsToasts: ViewModifier {
  @EnvironmentObject private var toasts: Toasts

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
    .environmentObject(Toasts())
}
