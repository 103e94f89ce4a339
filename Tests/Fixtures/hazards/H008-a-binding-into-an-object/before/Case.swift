import SwiftUI

final class Sketch: Identifiable, Equatable {
  var title = "Dunes"

  static func == (a: Sketch, b: Sketch) -> Bool { a === b }
}

final class Studio: ObservableObject {
  @Published var sketch = Sketch()  // expect: published-property "@Published"
  @Published var sketches: [Sketch] = []  // expect: published-property "@Published"
  @Published var visitors = 0  // expect: published-property "@Published"
}

struct StudioView: View {
  @ObservedObject var studio: Studio

  var body: some View {
    TextField("Title", text: $studio.sketch.title)  // says: "in 'sketch' here"
    ForEach($studio.sketches) { $sketch in TextField("Title", text: $sketch.title) }
    Stepper("Visitors", value: $studio.visitors)
  }
}
