import SwiftUI

protocol Counting {
  var count: Int { get }
}

final class Visitors: ObservableObject, Counting {
  @Published var count = 0
}

struct Badge<Model: ObservableObject & Counting>: View {
  @EnvironmentObject private var model: Model

  var body: some View { Text("\(model.count)") }
}

struct GateView: View {
  @StateObject private var visitors = Visitors()

  var body: some View {
    Badge<Visitors>()  // expect: constrained-to-observable-object "Badge<Visitors>"
      .environmentObject(visitors)
  }
}
