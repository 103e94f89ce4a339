import SwiftUI

@Observable final class Sketch {
  var title = "Sketch"
}

struct SketchEditor: View {
  @Bindable var first: Sketch  // expect: observed-object "@ObservedObject"
  @Bindable private var second: Sketch  // expect: observed-object "@ObservedObject"
  @Bindable private var third: Sketch  // expect: observed-object "@ObservedObject"
  @Bindable private var fourth: Sketch  // expect: observed-object "@ObservedObject"
  @Bindable private var fifth: Sketch  // expect: observed-object "@ObservedObject"
  @Bindable private var sixth: Sketch  // expect: observed-object "@ObservedObject"

  init(_ sketches: [Sketch], last sixth: Sketch) {
    _first = Bindable(wrappedValue: sketches[0])
    _second = Bindable(wrappedValue: sketches[1])
    self._third = .init(wrappedValue: sketches[2])
    self._fourth = .init(wrappedValue: sketches[3])
    _fifth = Bindable<Sketch>(wrappedValue: sketches[4])
    self._sixth = SwiftUI.Bindable(wrappedValue: sixth)
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
