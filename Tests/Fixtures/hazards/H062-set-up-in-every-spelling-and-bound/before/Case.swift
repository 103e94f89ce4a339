import SwiftUI

final class Sketch: ObservableObject {
  @Published var title = "Sketch"
}

struct SketchEditor: View {
  @ObservedObject var first: Sketch  // expect: observed-object "@ObservedObject"
  @ObservedObject private var second: Sketch  // expect: observed-object "@ObservedObject"
  @ObservedObject private var third: Sketch  // expect: observed-object "@ObservedObject"
  @ObservedObject private var fourth: Sketch  // expect: observed-object "@ObservedObject"
  @ObservedObject private var fifth: Sketch  // expect: observed-object "@ObservedObject"
  @ObservedObject private var sixth: Sketch  // expect: observed-object "@ObservedObject"

  init(_ sketches: [Sketch], last sixth: Sketch) {
    _first = ObservedObject(wrappedValue: sketches[0])
    _second = ObservedObject(initialValue: sketches[1])
    self._third = .init(wrappedValue: sketches[2])
    self._fourth = .init(initialValue: sketches[3])
    _fifth = ObservedObject<Sketch>(wrappedValue: sketches[4])
    self._sixth = SwiftUI.ObservedObject(wrappedValue: sixth)
  }

  var body: some View {
    TextField("First", text: $first.title)
    TextField("Second", text: $second.title)
    TextField("Third", text: $third.title)
    TextField("Fourth", text: $fourth.title)
    TextField("Fifth", text: $fifth.title)
    TextField("Sixth", text: $sixth.title)
  }
}
