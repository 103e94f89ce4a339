import SwiftUI

protocol Meter: ObservableObject {
  var level: Int { get }
  var unit: String { get }
  func fill()
}

final class WaterMeter: Meter {
  @Published private(set) var level = 3
  // says-next: "becomes tracked because a view reads it"
  private(set) var unit = "litres"  // expect: unpublished-stored-property "unit"

  func fill() {
    unit = "gallons"
    level += 1
  }
}

struct MeterView<Model: Meter>: View {
  @ObservedObject var meter: Model

  var body: some View {
    Text("\(meter.level) \(meter.unit)")
    Button("Fill") { meter.fill() }
  }
}

struct WaterView: View {
  @StateObject private var meter = WaterMeter()

  var body: some View { MeterView(meter: meter) }
}
