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
      .onChange(of: pedometer.steps, initial: true) { _, _ in updates += 1 }  // expect: publisher-received-in-view "onReceive"
    Button("Walk") { pedometer.walk() }
  }
}
