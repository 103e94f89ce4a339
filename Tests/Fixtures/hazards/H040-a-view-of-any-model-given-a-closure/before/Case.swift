import SwiftUI

final class Gate: ObservableObject {
  @Published var isOpen = false
}

/// Makes the model itself, once.
struct Owning<Model: ObservableObject, Content: View>: View {
  @StateObject private var model: Model
  private let content: (Model) -> Content

  init(make: @escaping () -> Model, @ViewBuilder content: @escaping (Model) -> Content) {
    _model = StateObject(wrappedValue: make())
    self.content = content
  }

  var body: some View { content(model) }
}

struct GateView: View {
  var body: some View {
    Owning(make: { Gate() }) { gate in  // expect: constrained-to-observable-object "Owning"
      Text(gate.isOpen ? "Open" : "Closed")
    }
  }
}
