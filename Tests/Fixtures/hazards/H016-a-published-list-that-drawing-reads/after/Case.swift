import SwiftUI

/// The row keeps the depot plainly too, but drawing only looks; a button is what asks.
@Observable final class SeedDepot {
  // says-not-next: "drawing changes"
  var ordered: Set<String> = []  // expect: published-property "@Published"

  func label(of seed: String) -> String {
    ordered.contains(seed) ? seed + ", ordered" : seed
  }

  func order(_ seed: String) {
    // says-not-next: "drawing changes"
    ordered.insert(seed)
  }
}

struct SeedRow: View {
  let seed: String
  let depot: SeedDepot

  var body: some View {
    Text(depot.label(of: seed))
    Button("Order") { depot.order(seed) }
  }
}

struct OrderBar: View {
  var depot: SeedDepot

  var body: some View { Text("\(depot.ordered.count)") }
}

struct SeedShop: View {
  @State private var depot = SeedDepot()

  var body: some View {
    OrderBar(depot: depot)
    SeedRow(seed: "poppy", depot: depot)
  }
}

/// Whoever writes it while being drawn observes it: that redrew the view before, too.
@Observable final class Greenhouse {
  // says-not-next: "drawing changes"
  var checked: Set<Int> = []  // expect: published-property "@Published"

  func check(_ bed: Int) -> String {
    // says-not-next: "in a view that does not observe the model"
    checked.insert(bed)
    return "Bed \(bed)"
  }
}

struct BedRow: View {
  let bed: Int
  var greenhouse: Greenhouse

  var body: some View { Text(greenhouse.check(bed)) }
}

struct GreenhouseView: View {
  @State private var greenhouse = Greenhouse()

  var body: some View {
    Text("\(greenhouse.checked.count)")
    BedRow(bed: 1, greenhouse: greenhouse)
  }
}
