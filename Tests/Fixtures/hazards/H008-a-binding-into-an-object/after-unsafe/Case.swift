import SwiftUI

final class Sketch: Identifiable, Equatable {
  var title = "Dunes"

  static func == (a: Sketch, b: Sketch) -> Bool { a === b }
}

@Observable final class Studio {
  var sketch = Sketch()  // expect: published-property "@Published"
  var sketches: [Sketch] = []  // expect: published-property "@Published"
  var visitors = 0  // expect: published-property "@Published"
}

struct StudioView: View {
  @Bindable var studio: Studio

  var body: some View {
    TextField("Title", text: $studio.sketch.title)  // says: "in 'sketch' here"
    ForEach($studio.sketches) { $sketch in TextField("Title", text: $sketch.title) }
    Stepper("Visitors", value: $studio.visitors)
  }
}
