import SwiftUI

@MainActor final class Tray: ObservableObject {
  @Published var letters = 0
}

/// The closure is for 'after', as 'before' may be left out.
@MainActor func watch<Model: ObservableObject>(
  _ model: Model, before: (() -> Void)? = nil, after: () -> Void
) {}

@MainActor func watch(_ name: String, after: () -> Void) {}

struct TrayView: View {
  @StateObject private var tray = Tray()

  var body: some View {
    Text("\(tray.letters)").onAppear {
      watch(tray) { print("seen") }  // expect: constrained-to-observable-object "tray"
    }
  }
}
