import SwiftUI

final class Logo: ObservableObject { @Published var turns = 0 }

struct Page: View {
  @StateObject private var logo = Logo()  // expect: state-object "@StateObject"

  var body: some View { Text("\(logo.turns)") }
}

/// Shows what it keeps all the time; only the sheet comes and goes.
struct Host<Root: View>: View {
  let root: Root
  @State private var isOpen = false

  init(root: Root) { self.root = root }

  var body: some View {
    root.sheet(isPresented: $isOpen) { if isOpen { Text("Open") } }
  }
}

struct Tabs: View {
  var body: some View {
    // says-not-next: "may show it again"
    Host(root: Page())
    // says-next: "'Drawer' keeps the view that is made here and may show it again"
    Drawer(inside: Page())
  }
}

struct Drawer<Inside: View>: View {
  let inside: Inside
  @State private var isOpen = false

  init(inside: Inside) { self.inside = inside }

  var body: some View {
    Text("Drawer").sheet(isPresented: $isOpen) { inside }
  }
}
