import SwiftUI

enum Shelf: String, CaseIterable {
  case fresh, dry, frozen
}

enum Sort {
  case name, weight
}
extension Sort: CaseIterable {}

/// It has functions that are called like those of lists.
@Observable final class Pantry {
  var shown: [String] = []
  @ObservationIgnored var weights: [String: Int] = [:]  // expect: unpublished-stored-property "weights"
  @ObservationIgnored var order = 0  // expect: unpublished-stored-property "order"

  func filter(_ isWanted: (Int) -> Bool) {
    weights["salt"] = 1
    shown = weights.filter { isWanted($0.value) }.map(\.key)
  }

  func sorted(by isBefore: (Int, Int) -> Bool) -> [String] {
    order += 1
    return shown
  }
}

struct PantryView: View {
  @State private var pantry = Pantry()

  var body: some View {
    ForEach(Shelf.allCases.filter { $0 != .frozen }, id: \.self) { shelf in
      Text(shelf.rawValue)
    }
    Text("\(Sort.allCases.sorted { $0 == .name && $1 != .name }.count)")
    Text("\(pantry.shown.count)")
      .onTapGesture { pantry.filter { $0 > 0 } }
  }
}
