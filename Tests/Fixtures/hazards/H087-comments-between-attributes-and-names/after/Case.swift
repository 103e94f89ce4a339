import SwiftUI

/// What the gardener knows.
@MainActor  // drawn and changed on the main thread
@Observable
final class Garden /* one per house */ {
  // MARK: Beds

  /// The beds, from left to right.
  var beds = 3  // expect: published-property "@Published"
  // since the second release  // expect: published-property "@Published"
  var season = "spring"
  /* set by the sensor */ private(set)  // expect: published-property "@Published"
    var moisture = 0.4
  /* not shown */ @ObservationIgnored private var visits = 0

  // expect-next: published-property "@Published"
  var watered: Date? = nil; @ObservationIgnored var tool = "can"

  func visit() {
    visits += 1
    season = "summer"
    tool = "hose"
  }
}

struct GardenView: View {
  @State  // owned here
  private var garden = Garden()
  @Environment(\.locale) private var locale

  var body: some View {
    Stepper("Beds" /* as on the plan */, value: $garden.beds)
    Text("\(garden.moisture), \(locale.identifier)")
  }
}
