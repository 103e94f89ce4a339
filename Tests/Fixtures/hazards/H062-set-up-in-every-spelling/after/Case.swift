import SwiftUI

@Observable final class Sketch {
  var title = "Sketch"
}

struct SketchView: View {
  var first: Sketch  // expect: observed-object "@ObservedObject"
  private var second: Sketch  // expect: observed-object "@ObservedObject"
  private var third: Sketch  // expect: observed-object "@ObservedObject"
  private var fourth: Sketch  // expect: observed-object "@ObservedObject"
  private var fifth: Sketch  // expect: observed-object "@ObservedObject"
  private var sixth: Sketch  // expect: observed-object "@ObservedObject"

  init(_ sketches: [Sketch], last sixth: Sketch) {
    self.first = sketches[0]
    self.second = sketches[1]
    self.third = sketches[2]
    self.fourth = sketches[3]
    self.fifth = sketches[4]
    self.sixth = sixth
  }

  var body: some View {
    Text(first.title + second.title + third.title)
    Text(fourth.title + fifth.title + sixth.title)
  }
}
