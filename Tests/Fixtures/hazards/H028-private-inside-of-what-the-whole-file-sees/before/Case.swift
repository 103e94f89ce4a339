import SwiftUI

struct Hull: View {
  @StateObject private var pump = Pump()

  var body: some View { Stepper("Pumped", value: $pump.litres) }
}

/// At the top of a file `private` is seen in all of it.
private extension Hull {
  private final class Pump: ObservableObject {  // expect: observable-object-class "Pump"
    @Published var litres = 0
  }
}

private struct Cabin: View {
  private final class Lamp: ObservableObject {  // expect: observable-object-class "Lamp"
    @Published var isLit = false
  }

  @StateObject private var lamp = Lamp()

  var body: some View { Toggle("Lamp", isOn: $lamp.isLit) }
}
