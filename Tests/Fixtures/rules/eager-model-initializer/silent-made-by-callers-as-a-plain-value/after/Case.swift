import SwiftUI

@MainActor @Observable final class Siren {
  var isOn = false

  init() {
    test()
  }

  func test() {
    Task { isOn = true }
  }
}

struct Station: View {
  var body: some View {
    SirenView(siren: Siren())
  }
}

/// Its callers made a new one with each call before, too.
struct SirenView: View {
  @State private var siren: Siren

  init(siren: Siren) {
    _siren = State(wrappedValue: siren)
  }

  var body: some View {
    Text(siren.isOn ? "On" : "Off")
  }
}

#Preview {
  SirenView(siren: Siren())
}
