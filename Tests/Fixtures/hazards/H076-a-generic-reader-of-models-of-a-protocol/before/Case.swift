import SwiftUI

protocol Walking: ObservableObject {  // expect: observable-object-constraint "ObservableObject"
  var steps: Int { get }
}

final class Hike: Walking {
  @Published var steps = 0
}

struct StepsView<Model: Walking>: View {
  @EnvironmentObject private var walk: Model

  var body: some View { Text("\(walk.steps) steps") }
}

struct HikeView: View {
  @StateObject private var hike = Hike()

  var body: some View {
    StepsView<Hike>()
      .environmentObject(hike)
  }
}
