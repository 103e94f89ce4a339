import SwiftUI

@Observable final class Pedometer {
  var steps = 0

  func walk() {
    steps += 1
    steps += 1
  }
}

struct PedometerView: View {
  @State private var pedometer = Pedometer()
  @State private var updates = 0

  var body: some View {
    Text("\(pedometer.steps) steps, \(updates) updates")
      .onReceive(pedometer.$steps) { _ in updates += 1 }  // error: value of type 'Pedometer' has no dynamic member '$steps'
    Button("Walk") { pedometer.walk() }
  }
}
