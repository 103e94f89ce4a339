import SwiftUI

@Observable final class Seedling: Identifiable {
  var isWatered = false
  var name = "Basil"
}

@Observable final class Bed {
  var seedlings: [Seedling] = []
}

struct BedView: View {
  var bed: Bed  // expect: observed-object "@ObservedObject"

  var body: some View {
    ForEach(bed.seedlings) { seedling in
      @Bindable var seedling = seedling  // expect: observed-object "@ObservedObject"
      Toggle(seedling.name, isOn: $seedling.isWatered)
    }
  }
}
