import SwiftUI

@MainActor
final class Clock: ObservableObject {
  @Published var seconds = 0
}

@MainActor
@propertyWrapper
struct Ticking: DynamicProperty {
  @StateObject private var clock = Clock()
  @EnvironmentObject private var shared: Clock

  var wrappedValue: Int { clock.seconds + shared.seconds }

  var projectedValue: Binding<Int> { $clock.seconds }

  var common: Binding<Int> { $shared.seconds }
}

struct ClockView: View {
  @Ticking private var seconds

  var body: some View {
    Stepper("\(seconds)", value: $seconds)
  }
}

#Preview {
  ClockView().environmentObject(Clock())
}
