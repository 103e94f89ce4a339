// migrate-lint:disable:file environment-object -- another team's file
import SwiftUI

extension BuoyView {
  var controls: some View {
    Slider(value: $buoy.depth)  // expect: suppressed-member "$buoy"
  }
}
