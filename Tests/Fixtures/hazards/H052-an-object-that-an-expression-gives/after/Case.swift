import SwiftUI

@MainActor final class Cellar: ObservableObject {
  static let shared = Cellar()
  @Published var bottles = [1, 2, 3]
}

@MainActor struct Butler {
  var cellar: Cellar { .shared }

  func tidy() {
    cellar.bottles.removeAll { $0 > cellar.bottles.count }  // expect: mutation-reads-itself "bottles"
  }
}

@MainActor final class Attic: ObservableObject {
  @Published var boxes = [1, 2, 3]
}

@MainActor func tidy(_ attics: [Attic]) {
  attics[0].boxes.removeAll { $0 > attics[0].boxes.count }  // expect: mutation-reads-itself "boxes"
}

@MainActor final class Garden: ObservableObject {
  static let shared = Garden()
  @Published var beds = [1, 2, 3]

  func visit(_ work: (Garden) -> Void) { work(self) }

  func weed() {
    visit { garden in
      garden.beds.removeAll { $0 > self.beds.count }  // expect: mutation-reads-itself "beds"
    }
  }
}

/// The one that is changed was made right there.
@MainActor @Observable final class Garage {
  var bikes = [1, 2, 3]

  func spare() -> Garage {
    let spare = Garage()
    spare.bikes.removeAll { $0 > bikes.count }
    return spare
  }
}

struct HouseView: View {
  @ObservedObject var cellar: Cellar
  @ObservedObject var attic: Attic
  @ObservedObject var garden: Garden
  var garage: Garage
  var body: some View {
    Text("\(cellar.bottles.count) \(attic.boxes.count) \(garden.beds.count) \(garage.bikes.count)")
  }
}
