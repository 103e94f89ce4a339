import SwiftUI

final class Sketch: ObservableObject {
  @Published var title = "Sketch"
}

struct SketchView: View {
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
    Text(first.title + second.title + third.title)
    Text(fourth.title + fifth.title + sixth.title)
  }
}
