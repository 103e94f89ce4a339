import SwiftUI

final class Probe: ObservableObject {
  @Published var last: Observation?
}

struct ProbeView: View {
  @StateObject private var probe = Probe()

  var body: some View { Text("\(probe.last?.value ?? 0)") }
}
