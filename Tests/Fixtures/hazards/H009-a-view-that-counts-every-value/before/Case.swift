import SwiftUI

final class Pedometer: ObservableObject {
  @Published var steps = 0

  func walk() {
    steps += 1
    steps += 1
  }
}

struct PedometerView: View {
  @StateObject private var pedometer = Pedometer()
  @State private var updates = 0

  var body: some View {
    Text("\(pedometer.steps) steps, \(updates) updates")
      .onReceive(pedometer.$steps) { _ in updates += 1 }  // expect: publisher-received-in-view "onReceive"
    Button("Walk") { pedometer.walk() }
  }
}
