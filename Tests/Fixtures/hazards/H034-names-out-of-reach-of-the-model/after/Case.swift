import SwiftUI

enum Query {
  enum KeyPath { case name, age }
  enum Bool { case yes, no }
}

private enum Archive {
  struct Garden { var year = 1990 }
}

@Observable final class Garden {
  struct Bed { var plants = 3 }
  typealias Plot = Garden

  var bed = Bed()
  var sorting = Query.KeyPath.name
}

struct GardenView: View {
  @State private var garden = Garden()

  var body: some View {
    Stepper("Plants", value: $garden.bed.plants)
    Text(garden.sorting == .name ? "By name" : "By age")
  }
}
