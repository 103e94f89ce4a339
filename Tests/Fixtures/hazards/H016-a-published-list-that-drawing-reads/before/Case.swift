import SwiftUI

/// The row keeps the depot plainly too, but drawing only looks; a button is what asks.
final class SeedDepot: ObservableObject {
  // says-not-next: "drawing changes"
  @Published var ordered: Set<String> = []  // expect: published-property "@Published"

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
  @ObservedObject var depot: SeedDepot

  var body: some View { Text("\(depot.ordered.count)") }
}

struct SeedShop: View {
  @StateObject private var depot = SeedDepot()

  var body: some View {
    OrderBar(depot: depot)
    SeedRow(seed: "poppy", depot: depot)
  }
}

/// Whoever writes it while being drawn observes it: that redrew the view before, too.
final class Greenhouse: ObservableObject {
  // says-not-next: "drawing changes"
  @Published var checked: Set<Int> = []  // expect: published-property "@Published"

  func check(_ bed: Int) -> String {
    // says-not-next: "in a view that does not observe the model"
    checked.insert(bed)
    return "Bed \(bed)"
  }
}

struct BedRow: View {
  let bed: Int
  @ObservedObject var greenhouse: Greenhouse

  var body: some View { Text(greenhouse.check(bed)) }
}

struct GreenhouseView: View {
  @StateObject private var greenhouse = Greenhouse()

  var body: some View {
    Text("\(greenhouse.checked.count)")
    BedRow(bed: 1, greenhouse: greenhouse)
  }
}
