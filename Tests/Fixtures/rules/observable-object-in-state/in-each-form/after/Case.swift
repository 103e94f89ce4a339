import SwiftUI

@Observable class Sketch {
  var strokes = 0
}

typealias Drawing = Sketch

struct SketchView: View {
  @State private var sketch = Sketch()  // expect: observable-object-in-state "@State"
  @State var selected: Sketch?  // expect: observable-object-in-state "@State"
  @State private var drawing: Drawing  // expect: observable-object-in-state "@State"
  @SwiftUI.State private var other: Sketch = .init()  // expect: observable-object-in-state "@SwiftUI.State"
  @State(initialValue: Sketch()) private var third: Sketch  // expect: observable-object-in-state "@State(initialValue: Sketch())"
  @State  // expect: observable-object-in-state "@State"
  private var fourth: Sketch! = nil

  init() {
    _drawing = State(initialValue: Sketch())
  }

  var body: some View {
    Text("\(sketch.strokes + drawing.strokes + other.strokes + third.strokes)")
    Text("\((selected?.strokes ?? 0) + fourth.strokes)")
  }
}
