import SwiftUI

final class Toast: ObservableObject {
  @Published var isShown = false
  @Published var text = "Saved"
}

struct ToastModifier: ViewModifier {
  @EnvironmentObject private var toast: Toast  // expect: environment-object "@EnvironmentObject"

  func body(content: Content) -> some View {
    content.sheet(isPresented: $toast.isShown) { Text(toast.text) }
  }
}

struct QuietModifier: ViewModifier {
  @ObservedObject var toast: Toast

  func body(content: Content) -> some View {
    content.overlay(Toggle("Shown", isOn: $toast.isShown))
  }
}

struct SaveView: View {
  @StateObject private var toast = Toast()

  var body: some View {
    Text("Letter")
      .modifier(ToastModifier())
      .modifier(QuietModifier(toast: toast))
      .environmentObject(toast)
  }
}
