import Combine
import SwiftUI

@Observable final class Canvas {
  var zoom = 1.0

  var zoomStorage: Published<Double> { _zoom }  // error: cannot convert return expression of type 'Double' to return type 'Published<Double>'
}

struct CanvasView: View {
  @Bindable var canvas: Canvas

  var body: some View { Slider(value: $canvas.zoom) }
}
