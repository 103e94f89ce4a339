import SwiftUI

final class Lamp: ObservableObject {
  @Published var isLit = false
}

@MainActor
func announce(_ text: String) { print(text) }

class LampTools {
  @ObservedObject var lamp: Lamp  // expect: unsupported-declaration "lamp"

  init(lamp: Lamp) { self.lamp = lamp }
}

/// It is on the main actor only as its superclass is.
final class LoudLampTools: LampTools {
  func light() {
    lamp.isLit = true
    announce("lit")
  }
}

struct LampView: View {
  @StateObject private var lamp = Lamp()

  var body: some View {
    Button(lamp.isLit ? "on" : "off") { LoudLampTools(lamp: lamp).light() }
  }
}
