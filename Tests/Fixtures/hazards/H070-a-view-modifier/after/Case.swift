import SwiftUI

@Observable final class Toast {
  var isShown = false
  var text = "Saved"
}

struct ToastModifier: ViewModifier {
  @Environment(Toast.self) private var toast  // expect: environment-object "@EnvironmentObject"

  func body(content: Content) -> some View {
    @Bindable var toast = toast
    content.sheet(isPresented: $toast.isShown) { Text(toast.text) }
  }
}

struct QuietModifier: ViewModifier {
  @Bindable var toast: Toast

  func body(content: Content) -> some View {
    content.overlay(Toggle("Shown", isOn: $toast.isShown))
  }
}

struct SaveView: View {
  @State private var toast = Toast()

  var body: some View {
    Text("Letter")
      .modifier(ToastModifier())
      .modifier(QuietModifier(toast: toast))
      .environment(toast)
  }
}
