import SwiftUI

@MainActor protocol Gate: AnyObject, Observable {
  var total: Int { get }
  var isOpen: Bool { get set }
}

@MainActor @Observable final class Turnstile: Gate {  // expect: observable-object-class "Turnstile"
  private static var visitors = 0

  var isOpen = false

  // says-next: "other changes of the model will no longer refresh it"
  var total: Int { Self.visitors }

  func letIn() {
    Self.visitors += 1
    isOpen = false
  }
}

struct GateView<Model: Gate>: View {
  @Bindable var gate: Model

  var body: some View {
    Text("\(gate.total) visitors")
    Toggle("Open", isOn: $gate.isOpen)
  }
}

struct EntranceView: View {
  @State private var turnstile = Turnstile()

  var body: some View {
    GateView(gate: turnstile)
    Button("Let in") { turnstile.letIn() }
  }
}
