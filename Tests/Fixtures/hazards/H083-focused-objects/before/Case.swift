import SwiftUI

final class Sketch: ObservableObject {
  @Published var strokes = 0
}

final class Easel: ObservableObject {
  @Published var height = 180
}

struct SketchView: View {
  @StateObject private var sketch = Sketch()

  var body: some View {
    Text("\(sketch.strokes) strokes")
      .focusedObject(sketch)  // expect: constrained-to-observable-object "focusedObject"
  }
}

struct EaselView: View {
  @ObservedObject var easel: Easel

  var body: some View {
    Text("\(easel.height) cm")
      .focusedSceneObject(easel)  // expect: constrained-to-observable-object "focusedSceneObject"
  }
}
