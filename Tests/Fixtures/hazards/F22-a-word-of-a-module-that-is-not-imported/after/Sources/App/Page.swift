import SwiftUI

@Observable final class Bolt { var isOpen = false }

private struct Entry: View {
  @Environment(Bolt.self) private var bolt  // expect: environment-object "@EnvironmentObject"

  var body: some View { Button("Open") { bolt.isOpen = true } }
}

/// What is called `Group` here is the view of SwiftUI, which draws what it is given.
struct Page: View {
  @State private var bolt = Bolt()

  var body: some View {
    Group {
      Entry()
      Text(bolt.isOpen ? "open" : "closed")
    }
    .environment(bolt)
  }
}
