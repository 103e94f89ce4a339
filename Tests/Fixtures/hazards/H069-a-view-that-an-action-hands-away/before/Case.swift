import SwiftUI

final class Compass: ObservableObject {
  @Published var heading = 0

  func turn() { heading += 1 }
}

/// Keeps what it is given and shows it far away, where nothing provides the compass.
final class Modal: ObservableObject {
  @Published private(set) var content: AnyView?

  func show<Content: View>(@ViewBuilder _ content: () -> Content) {
    self.content = AnyView(content())
  }
}

/// It never asks for the compass as it is, and would whenever it is drawn.
struct Harbour: View {
  @EnvironmentObject private var compass: Compass

  var body: some View { Text("Harbour") }
}

struct Deck: View {
  @EnvironmentObject private var compass: Compass
  @EnvironmentObject private var modal: Modal

  var body: some View {
    Text("\(compass.heading)")
    Button("Harbour") {
      modal.show { Harbour() }  // expect: environment-model-not-provided "Harbour"
    }
    // What the page brings along itself is enough.
    Button("Map") {
      modal.show { Harbour().environmentObject(compass) }
    }
  }
}

@main struct Sailing: App {
  @StateObject private var compass = Compass()
  @StateObject private var modal = Modal()

  var body: some Scene {
    WindowGroup {
      ZStack {
        Deck().environmentObject(compass).environmentObject(modal)
        modal.content
      }
    }
  }
}
