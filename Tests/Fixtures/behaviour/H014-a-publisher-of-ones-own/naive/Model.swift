import Combine
import SwiftUI

@Observable final class Beacon {
  let objectWillChange = PassthroughSubject<Void, Never>()
  private(set) var colour = "green"

  func warn() {
    objectWillChange.send()
    colour = "red"
  }

  func blink() {
    objectWillChange.send()
  }
}

struct BeaconView: View {
  var beacon: Beacon

  var body: some View { Text(beacon.colour) }
}
