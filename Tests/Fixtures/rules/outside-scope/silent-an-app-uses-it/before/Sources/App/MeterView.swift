import Meters
import SwiftUI

struct MeterView: View {
  @StateObject private var meter = Meter()

  var body: some View {
    Text("\(meter.value)")
  }
}
