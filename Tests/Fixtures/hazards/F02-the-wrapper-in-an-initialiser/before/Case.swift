import SwiftUI

final class Canvas2D: ObservableObject {
  @Published var strokes = 0
}

struct CanvasView: View {
  @StateObject private var canvas: Canvas2D

  // expect-next: object-wrapper "StateObject<Canvas2D>"
  init(canvas: StateObject<Canvas2D>) {
    _canvas = canvas  // expect: object-wrapper "_canvas"
  }

  var body: some View { Button("\(canvas.strokes)") { canvas.strokes += 1 } }
}

struct Studio: View {
  // expect-next: object-wrapper "StateObject"
  var body: some View { CanvasView(canvas: StateObject(wrappedValue: Canvas2D())) }
}
