import SwiftUI

let _title = "Steps"

/// A parameter and a local of that name, and code in another file, which sees nothing private.
final class Steps: ObservableObject {
  var title = ""
  var unit = ""
  @Published var total = 0

  func rename(_title: String) {
    title = _title
    total += 1
  }

  func measure() {
    let _unit = "m"
    unit = _unit
    total += 1
  }
}

/// What no view shows is not tracked.
final class Stairs: ObservableObject {
  var title = _title
  @Published var total = 0
}

struct StepsView: View {
  @StateObject private var steps = Steps()
  @StateObject private var stairs = Stairs()

  var body: some View {
    Button("\(steps.title) \(steps.unit) \(steps.total) \(stairs.total)") {
      steps.reset()
      steps.measure()
    }
  }
}
