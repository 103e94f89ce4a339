import SwiftUI

@Observable final class Pulse {
  var rate = 60
}

@MainActor
@propertyWrapper
struct Beating: DynamicProperty {
  @State private var pulse = Pulse()
  @Environment(Pulse.self) private var shared

  var wrappedValue: Int { pulse.rate + shared.rate }
  var projectedValue: Binding<Int> { $pulse.rate }
  var common: Binding<Int> { $shared.rate }  // error: cannot find '$shared' in scope
}
