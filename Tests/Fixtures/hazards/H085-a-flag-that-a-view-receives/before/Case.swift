import SwiftUI

final class Doorbell: ObservableObject {
  // says-not-next: "no view reads"
  @Published var rings = 0

  func ring() { rings += 1 }
}

/// Asks for the value as the publisher gives it: what it does then depends on it all the same.
struct Hall: View {
  @StateObject private var doorbell = Doorbell()
  @State private var message = ""

  var body: some View {
    Text(message)
      .onReceive(doorbell.$rings) { count in message = "\(count) rings" }  // expect: publisher-received-in-view "onReceive"
    Button("Ring") { doorbell.ring() }
  }
}
