import SwiftUI

enum Query {
  enum KeyPath { case name, age }
  enum Bool { case yes, no }
}

private enum Archive {
  struct Garden { var year = 1990 }
}

final class Garden: ObservableObject {
  struct Bed { var plants = 3 }
  typealias Plot = Garden

  @Published var bed = Bed()
  @Published var sorting = Query.KeyPath.name
}

struct GardenView: View {
  @StateObject private var garden = Garden()

  var body: some View {
    Stepper("Plants", value: $garden.bed.plants)
    Text(garden.sorting == .name ? "By name" : "By age")
  }
}
