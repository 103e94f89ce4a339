import SwiftUI

final class Bolt: ObservableObject { @Published var isOpen = false }

private struct Entry: View {
  @EnvironmentObject private var bolt: Bolt  // expect: environment-object "@EnvironmentObject"

  var body: some View { Button("Open") { bolt.isOpen = true } }
}

/// What is called `Group` here is the view of SwiftUI, which draws what it is given.
struct Page: View {
  @StateObject private var bolt = Bolt()

  var body: some View {
    Group {
      Entry()
      Text(bolt.isOpen ? "open" : "closed")
    }
    .environmentObject(bolt)
  }
}
