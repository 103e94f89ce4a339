import SwiftUI

@Observable final class Sketch {
  var title = "Sketch"
}

struct SketchEditor: View {
  @Bindable var first: Sketch
  @Bindable private var fourth: Sketch

  init(_ sketches: [Sketch]) {
    _first = ObservedObject(wrappedValue: sketches[0])  // error: cannot assign value of type 'ObservedObject<Sketch>' to type 'Bindable<Sketch>'
    self._fourth = .init(initialValue: sketches[3])  // error: initialValue
  }

  var body: some View {
    TextField("First", text: $first.title)
    TextField("Fourth", text: $fourth.title)
  }
}
