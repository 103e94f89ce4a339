import SwiftUI

final class Countdown: ObservableObject {
  @Published var seconds = 10
  @Published var label = ""
}

struct CountdownView: View {
  @StateObject private var countdown = Countdown()
  @State private var isOver = false

  var body: some View {
    Text(countdown.label)
      .onReceive(countdown.$seconds) { seconds in  // expect: publisher-received-in-view "onReceive"
        isOver = seconds == 0
      }
      .onReceive(self.countdown.$label, perform: announce)  // expect: publisher-received-in-view "onReceive"
      .onReceive(countdown.objectWillChange) { _ in isOver = false }  // expect: publisher-received-in-view "onReceive"
  }

  private func announce(_ label: String) {
    print(label)
  }
}
