import SwiftUI

@Observable final class Sketch {
  var title = "Sketch"
}

struct SketchView: View {
  var first: Sketch
  private var third: Sketch

  init(_ sketches: [Sketch]) {
    _first = .init(wrappedValue: sketches[0])  // error: cannot find '_first' in scope
    self._third = .init(wrappedValue: sketches[2])  // error: value of type 'SketchView' has no member '_third'
  }

  var body: some View {
    Text(first.title + third.title)
  }
}
