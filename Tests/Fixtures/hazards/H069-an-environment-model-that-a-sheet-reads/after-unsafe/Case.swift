import SwiftUI

@Observable final class Faults {
  var last = ""
}

@main struct Depot: App {
  var body: some Scene {
    WindowGroup {
      Desk()  // expect: environment-model-not-provided "Desk" ; environment-model-not-provided "Desk"
    }
  }
}

// Nobody asks for the model until the sheet is there. '@Environment' asks for it at once.
struct Desk: View {
  @Environment(Faults.self) var faults
  @State private var showsFaults = false

  var body: some View {
    Button("Faults") { showsFaults = true }
      .sheet(isPresented: $showsFaults) {
        Text(faults.last)
      }
  }
}
