import SwiftUI

@Observable final class Probe {
  var last: Observation?
}

struct ProbeView: View {
  @State private var probe = Probe()

  var body: some View { Text("\(probe.last?.value ?? 0)") }
}
