import SwiftUI

class Lamp: ObservableObject {
  @Published var isOn = false
  var label: String { "" }
}

final class Bulb: Lamp {}

final class Candle: Lamp {
  // says-next: "becomes tracked because a view may read it"
  var scent = "wax"  // expect: unpublished-stored-property "scent"

  override var label: String { scent }

  func melt() { scent = "smoke" }
}

struct LampView: View {
  let isModern: Bool

  var body: some View {
    Text((isModern ? Bulb() : Candle()).label)
  }
}
