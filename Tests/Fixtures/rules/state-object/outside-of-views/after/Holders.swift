import SwiftUI

@Observable final class Ruler {
  var length = 10
}

struct Measured: ViewModifier {
  @State private var ruler = Ruler()  // expect: state-object "@StateObject"

  func body(content: Content) -> some View {
    content.overlay(Text("\(ruler.length)"))
  }
}

@MainActor
struct Measuring: DynamicProperty {
  @State private var ruler = Ruler()  // expect: state-object "@StateObject"

  var length: Int { ruler.length }
}

struct RulerScene: Scene {
  @State private var ruler = Ruler()  // expect: state-object "@StateObject"

  var body: some Scene {
    WindowGroup {
      Text("\(ruler.length)")
    }
  }
}

struct RulerCommands: Commands {
  @State private var ruler = Ruler()  // expect: state-object "@StateObject"

  var body: some Commands {
    CommandMenu("Ruler") {
      Button("Longer") { ruler.length += 1 }
    }
  }
}
