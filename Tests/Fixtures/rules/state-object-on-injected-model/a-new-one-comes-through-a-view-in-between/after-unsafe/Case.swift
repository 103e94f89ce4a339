import SwiftUI

@Observable final class Tram {
  var stop = "Depot"
}

struct Network: View {
  @State private var tram = Tram()

  var body: some View {
    TramPanel(tram: tram)
    TramPanel(tram: Tram())
  }
}

struct TramPanel: View {
  var tram: Tram

  var body: some View {
    StopView(tram: tram)
  }
}

/// Would lose the second panel's tram with each drawing if it kept nothing.
struct StopView: View {
  var tram: Tram  // expect: state-object-on-injected-model "@StateObject"

  var body: some View {
    Text(tram.stop)
  }
}
