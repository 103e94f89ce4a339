import SwiftUI

final class Pulse: ObservableObject {
  @Published var rate = 60
}

@MainActor
@propertyWrapper
struct Beating: DynamicProperty {
  @StateObject private var pulse = Pulse()  // expect: state-object "@StateObject"
  @EnvironmentObject private var shared: Pulse

  var wrappedValue: Int { pulse.rate + shared.rate }
  var projectedValue: Binding<Int> { $pulse.rate }
  var common: Binding<Int> { $shared.rate }
}

struct PulseView: View {
  @Beating private var rate

  var body: some View {
    Stepper("\(rate)", value: $rate)
    Stepper("Shared", value: _rate.common)
  }
}
