import SwiftUI

// MARK: - Model

/* shared */ @Observable final class Garden /* since 2020 */ { // opens
  var beds = 3 // raised beds
  // shown in the header
  var title = "Garden"
  /* litres */ var water = 0.0
  @available(*, deprecated) /* old */ /* older */ var weeds = 0
  // @Published var commentedOut = 1
  /// A `@Published var` in a comment.
  var hose = false /* coiled */
  /* a comment
    of two lines */ var fence = true
}

// MARK: - View

struct GardenView: View {
  @State /* owns it */ private var garden = Garden() // made here
  // Above.
  // passed in
  var neighbour: Garden
  /* before */ @Bindable /* between */ var other: Garden /* behind */

  var body: some View {
    Text(garden.title + neighbour.title)
    Toggle("Hose", isOn: $other.hose)
  }
}
