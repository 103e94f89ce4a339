import SwiftUI

class Instrument: ObservableObject {
  @Published var pitch = 440
}

final class Violin: Instrument {
  @Published var isMuted = false
  override var pitch: Int {
    didSet { print("pitch was \(oldValue)") }
  }
}

struct ViolinView: View {
  @ObservedObject var violin: Violin

  var body: some View { Text("\(violin.pitch), \(violin.isMuted ? "muted" : "open")") }
}
