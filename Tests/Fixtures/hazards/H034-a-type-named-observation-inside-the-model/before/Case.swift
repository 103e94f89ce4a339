import SwiftUI

final class Telescope: ObservableObject {
  struct Observation {  // expect: framework-name-shadowed "Observation"
    var star = "Vega"
  }

  @Published var last = Observation()
}

struct TelescopeView: View {
  @StateObject private var telescope = Telescope()

  var body: some View { Text(telescope.last.star) }
}
