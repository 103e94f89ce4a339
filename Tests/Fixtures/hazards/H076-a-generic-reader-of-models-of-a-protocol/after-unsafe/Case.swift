import SwiftUI

protocol Walking: AnyObject, Observable {  // expect: observable-object-constraint "ObservableObject"
  var steps: Int { get }
}

@Observable final class Hike: Walking {
  var steps = 0
}

struct StepsView<Model: Walking>: View {
  @Environment(Model.self) private var walk

  var body: some View { Text("\(walk.steps) steps") }
}

struct HikeView: View {
  @State private var hike = Hike()

  var body: some View {
    StepsView<Hike>()
      .environment(hike)
  }
}
