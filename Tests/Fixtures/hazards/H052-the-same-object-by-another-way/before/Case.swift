import SwiftUI

@MainActor final class Cellar: ObservableObject {
  static let shared = Cellar()
  @Published var bottles = [1, 2, 3]

  func sort() {
    bottles.removeAll { $0 > Cellar.shared.bottles.count }  // expect: mutation-reads-itself "bottles"
  }
}

@MainActor final class Attic: ObservableObject {
  @Published var boxes = [1, 2, 3]

  func tidy() {
    let attic = self
    boxes.removeAll { $0 > attic.boxes.count }  // expect: mutation-reads-itself "boxes"
  }
}

/// A fresh one is another one.
@MainActor final class Garage: ObservableObject {
  @Published var bikes = [1, 2, 3]

  func tidy() {
    let spare = Garage()
    bikes.removeAll { $0 > spare.bikes.count }
  }
}

struct HouseView: View {
  @ObservedObject var cellar: Cellar
  @ObservedObject var attic: Attic
  @ObservedObject var garage: Garage
  var body: some View {
    Text("\(cellar.bottles.count) \(attic.boxes.count) \(garage.bikes.count)")
  }
}
