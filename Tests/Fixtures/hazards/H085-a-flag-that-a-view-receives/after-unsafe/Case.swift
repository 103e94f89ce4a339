import SwiftUI

@Observable final class Doorbell {
  // says-not-next: "no view reads"
  var rings = 0

  func ring() { rings += 1 }
}

/// Asks for the value as the publisher gives it: what it does then depends on it all the same.
struct Hall: View {
  @State private var doorbell = Doorbell()
  @State private var message = ""

  var body: some View {
    Text(message)
      .onChange(of: doorbell.rings, initial: true) { _, count in message = "\(count) rings" }  // expect: publisher-received-in-view "onReceive"
    Button("Ring") { doorbell.ring() }
  }
}
