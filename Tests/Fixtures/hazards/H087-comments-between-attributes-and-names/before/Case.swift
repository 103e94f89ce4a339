import SwiftUI

/// What the gardener knows.
@MainActor  // drawn and changed on the main thread
final class Garden /* one per house */: ObservableObject {
  // MARK: Beds

  /// The beds, from left to right.
  @Published var beds = 3  // expect: published-property "@Published"
  @Published  // since the second release  // expect: published-property "@Published"
  var season = "spring"
  @Published /* set by the sensor */ private(set)  // expect: published-property "@Published"
    var moisture = 0.4
  /* not shown */ private var visits = 0

  // expect-next: published-property "@Published"
  @Published var watered: Date? = nil; var tool = "can"

  func visit() {
    visits += 1
    season = "summer"
    tool = "hose"
  }
}

struct GardenView: View {
  @StateObject  // owned here
  private var garden = Garden()
  @Environment(\.locale) private var locale

  var body: some View {
    Stepper("Beds" /* as on the plan */, value: $garden.beds)
    Text("\(garden.moisture), \(locale.identifier)")
  }
}
