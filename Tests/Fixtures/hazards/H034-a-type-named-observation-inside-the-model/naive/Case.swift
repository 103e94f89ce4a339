import SwiftUI

// error: has no member 'ObservationRegistrar'
@Observable final class Telescope {
  struct Observation {
    var star = "Vega"
  }

  var last = Observation()
}

struct TelescopeView: View {
  @State private var telescope = Telescope()

  var body: some View { Text(telescope.last.star) }
}
