import SwiftUI

protocol Meter: AnyObject, Observable {
  var level: Int { get }
  var unit: String { get }
  func fill()
}

@Observable final class WaterMeter: Meter {
  private(set) var level = 3
  // says-next: "becomes tracked because a view reads it"
  private(set) var unit = "litres"  // expect: unpublished-stored-property "unit"

  func fill() {
    unit = "gallons"
    level += 1
  }
}

struct MeterView<Model: Meter>: View {
  var meter: Model

  var body: some View {
    Text("\(meter.level) \(meter.unit)")
    Button("Fill") { meter.fill() }
  }
}

struct WaterView: View {
  @State private var meter = WaterMeter()

  var body: some View { MeterView(meter: meter) }
}
