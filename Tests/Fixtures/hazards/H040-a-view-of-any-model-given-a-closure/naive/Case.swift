import SwiftUI

@Observable final class Gate {
  var isOpen = false
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
    // error: generic struct 'Owning' requires that 'Gate' conform to 'ObservableObject'
    Owning(make: { Gate() }) { gate in
      Text(gate.isOpen ? "Open" : "Closed")
    }
  }
}
