import SwiftUI

final class Sketch: Identifiable, Equatable {
  var title = "Dunes"

  static func == (a: Sketch, b: Sketch) -> Bool { a === b }
}

@Observable
final class Studio {
  var sketch = Sketch()
  var sketches: [Sketch] = []
  var visitors = 0
}

struct StudioView: View {
  @Bindable var studio: Studio

  var body: some View {
    TextField("Title", text: $studio.sketch.title)
    ForEach($studio.sketches) { $sketch in TextField("Title", text: $sketch.title) }
    Stepper("Visitors", value: $studio.visitors)
  }
}
