import SwiftUI

@MainActor
@Observable
final class Clock {
  var seconds = 0
}

@MainActor
@propertyWrapper
struct Ticking: DynamicProperty {
  @State private var clock = Clock()
  @Environment(Clock.self) private var shared

  var wrappedValue: Int { clock.seconds + shared.seconds }

  var projectedValue: Binding<Int> { $clock.seconds }

  var common: Binding<Int> { Bindable(shared).seconds }
}

struct ClockView: View {
  @Ticking private var seconds

  var body: some View {
    Stepper("\(seconds)", value: $seconds)
  }
}

#Preview {
  ClockView().environment(Clock())
}
