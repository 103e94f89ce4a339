import SwiftUI

@Observable final class Pulse {
  var rate = 60
}

@MainActor
@propertyWrapper
struct Beating: DynamicProperty {
  @State private var pulse = Pulse()  // expect: state-object "@StateObject"
  @Environment(Pulse.self) private var shared

  var wrappedValue: Int { pulse.rate + shared.rate }
  var projectedValue: Binding<Int> { $pulse.rate }
  var common: Binding<Int> { Bindable(shared).rate }
}

struct PulseView: View {
  @Beating private var rate

  var body: some View {
    Stepper("\(rate)", value: $rate)
    Stepper("Shared", value: _rate.common)
  }
}
