import SwiftUI

@Observable final class Canvas2D {
  var strokes = 0
}

struct CanvasView: View {
  @State private var canvas: Canvas2D

  // error: type 'Canvas2D' does not conform to protocol 'ObservableObject'
  init(canvas: StateObject<Canvas2D>) {
    _canvas = canvas
  }

  var body: some View { Button("\(canvas.strokes)") { canvas.strokes += 1 } }
}

struct Studio: View {
  var body: some View { CanvasView(canvas: StateObject(wrappedValue: Canvas2D())) }
}
