import SwiftUI

final class Tram: ObservableObject {
  @Published var stop = "Depot"
}

struct Network: View {
  @StateObject private var tram = Tram()

  var body: some View {
    TramPanel(tram: tram)
    TramPanel(tram: Tram())
  }
}

struct TramPanel: View {
  @ObservedObject var tram: Tram

  var body: some View {
    StopView(tram: tram)
  }
}

/// Would lose the second panel's tram with each drawing if it kept nothing.
struct StopView: View {
  @StateObject var tram: Tram  // expect: state-object-on-injected-model "@StateObject"

  var body: some View {
    Text(tram.stop)
  }
}
