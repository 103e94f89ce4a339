import Meters
import SwiftUI

struct MeterView: View {
  @State private var meter = Meter()

  var body: some View {
    Text("\(meter.value)")
  }
}
