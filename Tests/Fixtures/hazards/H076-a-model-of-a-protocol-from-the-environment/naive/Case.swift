import SwiftUI

protocol Counting: Observable {
  var count: Int { get set }
}

@Observable final class Visitors: Counting {
  var count = 0
}

@Observable final class PaintedVisitors: Counting {
  var count = 12
}

struct Badge<Model: Counting>: View {
  @Environment(Model.self) private var model  // error: no exact matches in call to initializer

  var body: some View { Stepper("\(model.count)", value: $model.count) }
}

struct GateView<Model: Counting>: View {
  var model: Model

  var body: some View { Badge<Model>().environment(model) }
}

struct ParkView: View {
  @State private var visitors = Visitors()

  var body: some View {
    GateView(model: visitors)
    Badge<Visitors>().environment(visitors)
  }
}

#Preview {
  Badge<PaintedVisitors>()
    .environment(PaintedVisitors())
}
