import SwiftUI
import UIKit

/// The canvas reads the lines when it draws itself, and each change of the sketch had it do so.
@MainActor @Observable final class Sketch {
  var lines: [Int] = []
  var opacity: CGFloat = 1
}

final class Canvas: UIView {
  var sketch: Sketch?
  private var drawn = 0

  override func layoutSubviews() { drawn = sketch?.lines.count ?? 0 }
}

struct SketchCanvas: UIViewRepresentable {
  var sketch: Sketch  // expect: observed-object "sketch" ; observed-object "@ObservedObject"

  func makeUIView(context: Context) -> Canvas { Canvas() }

  func updateUIView(_ canvas: Canvas, context: Context) {
    canvas.sketch = sketch
    canvas.alpha = sketch.opacity
    canvas.setNeedsLayout()
  }
}

/// This one hands over all that is drawn.
@MainActor @Observable final class Gauge {
  var value = 0
  var opacity: CGFloat = 1
}

final class Needle: UIView {
  var value = 0
}

struct GaugeView: UIViewRepresentable {
  var gauge: Gauge  // expect: observed-object "@ObservedObject"

  func makeUIView(context: Context) -> Needle { Needle() }

  func updateUIView(_ needle: Needle, context: Context) {
    needle.value = gauge.value
    needle.alpha = gauge.opacity
    needle.setNeedsLayout()
  }
}

struct Screen: View {
  @State private var sketch = Sketch()
  @State private var gauge = Gauge()

  var body: some View {
    Text("\(sketch.lines.count) lines")
    SketchCanvas(sketch: sketch)
    GaugeView(gauge: gauge)
    Button("Add") {
      sketch.lines.append(1)
      gauge.value += 1
    }
  }
}
