// migrate-lint:disable:file observed-object -- shared with the old app
import SwiftUI

struct LanternGauge: View {
  @ObservedObject var lantern: Lantern  // expect: suppressed-member "@ObservedObject"

  var body: some View {
    Slider(value: $lantern.oil)
  }
}
