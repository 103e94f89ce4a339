import SwiftUI
import UIKit

@Observable final class Meter {
  var value = 0.0
}

final class Needle {
  var angle = 0.0
}

struct Scale {
  var steps = 10
}

/// Makes a value, a plain class and closures that make models: no model of its own.
struct Gauge2: View {
  let scale = Scale()
  let needle = Needle()
  let make: () -> Meter = { Meter() }
  let kinds: [Meter.Type] = [Meter.self]
  @State private var meter = Meter()

  var body: some View {
    Text("\(meter.value), \(scale.steps), \(needle.angle)")
  }
}

/// A class lives on with what it holds.
final class MeterController: UIViewController {
  private let meter = Meter()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "\(meter.value)"
  }
}

struct MeterReading {
  let meter = Meter()
}
