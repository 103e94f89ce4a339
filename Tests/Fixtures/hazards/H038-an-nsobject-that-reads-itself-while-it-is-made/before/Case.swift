import Foundation
import SwiftUI

final class Beacon: NSObject, ObservableObject {
  @Published private(set) var signals: [Int]
  @Published var isActive: Bool
  @Published private(set) var strongest: Int?
  let name: String

  init(name: String, signals: [Int] = []) {
    self.name = name
    self.signals = signals
    isActive = !signals.isEmpty
    super.init()
    strongest = self.signals.max()
    if isActive { self.signals.append(signals.count) }
  }

  override convenience init() {
    self.init(name: "Beacon")
    isActive.toggle()
  }
}

struct BeaconView: View {
  @StateObject private var beacon = Beacon(name: "Hall")

  var body: some View {
    Toggle("\(beacon.name): \(beacon.strongest ?? 0)", isOn: $beacon.isActive)
  }
}
