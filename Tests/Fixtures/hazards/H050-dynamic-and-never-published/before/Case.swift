import Foundation
import SwiftUI

final class Conveyor: NSObject, ObservableObject {
  @Published var isRunning = false
  @objc dynamic var load = 0  // expect: unpublished-stored-property "load"
}

/// Observes in the old way what stays a stored property.
final class Scale {
  private var token: NSKeyValueObservation?

  func weigh(_ conveyor: Conveyor) {
    token = conveyor.observe(\.load, options: [.new]) { _, change in
      print(change.newValue ?? 0)
    }
  }
}

struct ConveyorView: View {
  @ObservedObject var conveyor: Conveyor

  var body: some View { Toggle("Running", isOn: $conveyor.isRunning) }
}
