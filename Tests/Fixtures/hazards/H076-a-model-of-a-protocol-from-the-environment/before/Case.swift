import SwiftUI

protocol Counting: ObservableObject {  // expect: observable-object-constraint "ObservableObject"
  var count: Int { get set }
}

final class Visitors: Counting {
  @Published var count = 0
}

final class PaintedVisitors: Counting {
  @Published var count = 12
}

struct Badge<Model: Counting>: View {
  @EnvironmentObject private var model: Model

  var body: some View { Stepper("\(model.count)", value: $model.count) }
}

struct GateView<Model: Counting>: View {
  @ObservedObject var model: Model

  var body: some View { Badge<Model>().environmentObject(model) }
}

struct ParkView: View {
  @StateObject private var visitors = Visitors()

  var body: some View {
    GateView(model: visitors)
    Badge<Visitors>().environmentObject(visitors)
  }
}

#Preview {
  Badge<PaintedVisitors>()
    .environmentObject(PaintedVisitors())
}
