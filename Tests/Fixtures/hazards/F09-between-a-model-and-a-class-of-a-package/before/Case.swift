import SwiftUI
import Transport

class Antenna: Endpoint {  // expect: external-supertype "Endpoint"
  let height = 30
}

final class Beacon: Antenna, ObservableObject {
  @Published var isOn = false
}

struct BeaconView: View {
  @ObservedObject var beacon: Beacon

  var body: some View { Toggle("\(beacon.height) m", isOn: $beacon.isOn) }
}
