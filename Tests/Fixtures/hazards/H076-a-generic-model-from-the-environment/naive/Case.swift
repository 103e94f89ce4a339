import SwiftUI

protocol Counting: AnyObject {
  var count: Int { get }
}

@Observable final class Visitors: Counting {
  var count = 0
}

struct Badge<Model: Counting>: View {
  @Environment(Model.self) private var model: Model  // error: initializer 'init(_:)' requires that 'Model' conform to 'Observable'

  var body: some View { Text("\(model.count)") }
}

struct GateView: View {
  @State private var visitors = Visitors()

  var body: some View {
    Badge<Visitors>()
      .environment(visitors)
  }
}
