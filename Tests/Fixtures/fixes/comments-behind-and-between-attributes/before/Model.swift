import SwiftUI

// MARK: - Model

/* shared */ final class Garden: ObservableObject /* since 2020 */ { // opens
  @Published var beds = 3 // raised beds
  @Published // shown in the header
  var title = "Garden"
  @Published /* litres */ var water = 0.0
  @available(*, deprecated) /* old */ @Published /* older */ var weeds = 0
  // @Published var commentedOut = 1
  /// A `@Published var` in a comment.
  @Published var hose = false /* coiled */
  @Published /* a comment
    of two lines */ var fence = true
}

// MARK: - View

struct GardenView: View {
  @StateObject /* owns it */ private var garden = Garden() // made here
  // Above.
  @ObservedObject // passed in
  var neighbour: Garden
  /* before */ @ObservedObject /* between */ var other: Garden /* behind */

  var body: some View {
    Text(garden.title + neighbour.title)
    Toggle("Hose", isOn: $other.hose)
  }
}
