import SwiftUI

final class Beat: ObservableObject {
  @Published var count = 0
}

struct Pulse: View {
  @ObservedObject var beat: Beat
  @State private var isBig = false

  var body: some View {
    Color.clear
      .onReceive(beat.$count) { isBig = $0 % 2 == 0 }  // expect: publisher-received-in-view "onReceive"
    Color.red
      .frame(width: isBig ? 2 : 1, height: 1)
      .onReceive(beat.objectWillChange) { isBig = false }  // expect: publisher-received-in-view "onReceive"
  }
}
