import SwiftUI

final class Beacon: ObservableObject {
  // migrate-lint:disable:next published-property -- the chart subscribes to it
  @Published var range = 12  // expect: suppressed-member "@Published"
  @Published var isLit = true
}

struct BeaconView: View {
  @StateObject private var beacon = Beacon()

  var body: some View {
    Toggle("Lit, \(beacon.range) miles", isOn: $beacon.isLit)
  }
}
