import Combine
import SwiftUI

final class Canvas: ObservableObject {
  @Published var zoom = 1.0

  var zoomStorage: Published<Double> { _zoom }  // expect: published-storage "_zoom"
}

struct CanvasView: View {
  @ObservedObject var canvas: Canvas

  var body: some View { Slider(value: $canvas.zoom) }
}
