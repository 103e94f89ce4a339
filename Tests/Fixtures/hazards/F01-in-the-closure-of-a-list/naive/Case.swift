import SwiftUI

@Observable final class Seedling: Identifiable {
  var isWatered = false
  var name = "Basil"
}

@Observable final class Bed {
  var seedlings: [Seedling] = []
}

struct BedView: View {
  var bed: Bed

  var body: some View {
    ForEach(bed.seedlings) { seedling in
      // error: generic struct 'ObservedObject' requires that 'Seedling' conform to
      @ObservedObject var seedling = seedling
      Toggle(seedling.name, isOn: $seedling.isWatered)
    }
  }
}
