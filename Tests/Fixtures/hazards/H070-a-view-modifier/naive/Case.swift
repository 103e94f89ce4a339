import SwiftUI

@Observable final class Toast {
  var isShown = false
  var text = "Saved"
}

struct ToastModifier: ViewModifier {
  @Environment(Toast.self) private var toast

  func body(content: Content) -> some View {
    content.sheet(isPresented: $toast.isShown) { Text(toast.text) }  // error: cannot find '$toast' in scope
  }
}

struct QuietModifier: ViewModifier {
  var toast: Toast

  func body(content: Content) -> some View {
    content.overlay(Toggle("Shown", isOn: $toast.isShown))  // error: cannot find '$toast' in scope
  }
}
