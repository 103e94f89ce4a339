import SwiftUI

@Observable final class Compass {
  var heading = 0

  func turn() { heading += 1 }
}

/// Keeps what it is given and shows it far away, where nothing provides the compass.
@Observable final class Modal {
  private(set) var content: AnyView?

  func show<Content: View>(@ViewBuilder _ content: () -> Content) {
    self.content = AnyView(content())
  }
}

/// It never asks for the compass as it is, and would whenever it is drawn.
struct Harbour: View {
  @Environment(Compass.self) private var compass

  var body: some View { Text("Harbour") }
}

struct Deck: View {
  @Environment(Compass.self) private var compass
  @Environment(Modal.self) private var modal

  var body: some View {
    Text("\(compass.heading)")
    Button("Harbour") {
      modal.show { Harbour() }  // expect: environment-model-not-provided "Harbour"
    }
    // What the page brings along itself is enough.
    Button("Map") {
      modal.show { Harbour().environment(compass) }
    }
  }
}

@main struct Sailing: App {
  @State private var compass = Compass()
  @State private var modal = Modal()

  var body: some Scene {
    WindowGroup {
      ZStack {
        Deck().environment(compass).environment(modal)
        modal.content
      }
    }
  }
}
