import SwiftUI

final class Tide: ObservableObject {
  @Published var level = 0.0

  func rise() {
    objectWillChange.send()  // expect: object-will-change "objectWillChange"
    level += 1
  }
}

struct Harbour: View {
  // says-not-next: "will no longer redraw it"
  @StateObject private var tide = Tide()

  var body: some View {
    Button("Rise") { tide.rise() }
  }
}
