import SwiftUI

final class Sketch: ObservableObject {
  @Published var title = ""
}

struct SketchField: View {
  // says-not-next: "may show it again"
  @StateObject private var sketch = Sketch()  // expect: state-object "@StateObject"

  var body: some View { TextField("Title", text: $sketch.title) }
}

/// Keeps what it was given, and shows it always and once.
struct Frame<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    VStack {
      Text("Framed")
      content.padding()
    }
  }
}

/// Keeps no view but the closure, which makes a new one each time.
struct Easel<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var isUnveiled = false

  var body: some View {
    Button("Unveil") { isUnveiled.toggle() }
    if isUnveiled { content() }
  }
}

/// Here the closure is called for each sheet.
struct Drawer<Content: View>: View {
  private let content: () -> Content
  @State private var isOpen = false

  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) { content() }
  }
}

struct Studio: View {
  @State private var isSketching = false

  var body: some View {
    // says-not-next: "may show it again"
    Frame { SketchField() }
    // says-not-next: "may show it again"
    Easel { SketchField() }
    // says-not-next: "may show it again"
    Drawer { SketchField() }
    Button("Sketch") { isSketching = true }
      // says-not-next: "may show it again"
      .sheet(isPresented: $isSketching) { SketchField() }
    // says-not-next: "may show it again"
    if isSketching { SketchField() }
    // says-not-next: "may show it again"
    if isSketching { page }
  }

  /// Made whenever it is asked for.
  // says-not-next: "may show it again"
  private var page: some View { SketchField() }
}
