import Combine
import SwiftUI

final class Beacon: ObservableObject {
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
  @ObservedObject var beacon: Beacon

  var body: some View { Text(beacon.colour) }
}
