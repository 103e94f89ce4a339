import SwiftUI

class Crate {
  var label = ""
}

/// It publishes nothing: what a binding sets, it tells by itself.
@Observable final class FruitCrate: Crate {
  @ObservationIgnored var weight = 1

  func weigh() { weight += 1 }
}

@Observable final class Depot {
  var crate = FruitCrate()

  func weigh() { crate.weigh() }
}

struct Shelf: View {
  @State private var depot = Depot()

  var body: some View {
    CrateField(crate: $depot.crate)
    Button("Weigh") { depot.weigh() }
  }
}

struct CrateField: View {
  @Binding var crate: FruitCrate

  var body: some View { TextField("Label", text: $crate.label) }
}

struct SampleShelf: View {
  @State private var crate = FruitCrate()

  var body: some View {
    CrateField(crate: $crate)
    Text(crate.label)
  }
}
