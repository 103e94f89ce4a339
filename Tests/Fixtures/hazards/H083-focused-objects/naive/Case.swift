import SwiftUI

@Observable final class Sketch {
  var strokes = 0
}

@Observable final class Easel {
  var height = 180
}

struct SketchView: View {
  @State private var sketch = Sketch()

  var body: some View {
    Text("\(sketch.strokes) strokes")
      .focusedObject(sketch)  // error: instance method 'focusedObject' requires that 'Sketch' conform to 'ObservableObject'
  }
}

struct EaselView: View {
  var easel: Easel

  var body: some View {
    Text("\(easel.height) cm")
      .focusedSceneObject(easel)  // error: instance method 'focusedSceneObject' requires that 'Easel' conform to 'ObservableObject'
  }
}
