import SwiftUI

final class Seedling: ObservableObject, Identifiable {
  @Published var isWatered = false
  @Published var name = "Basil"
}

final class Bed: ObservableObject {
  @Published var seedlings: [Seedling] = []
}

struct BedView: View {
  @ObservedObject var bed: Bed  // expect: observed-object "@ObservedObject"

  var body: some View {
    ForEach(bed.seedlings) { seedling in
      @ObservedObject var seedling = seedling  // expect: observed-object "@ObservedObject"
      Toggle(seedling.name, isOn: $seedling.isWatered)
    }
  }
}
