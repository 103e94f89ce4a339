import SwiftUI

final class Cellar: ObservableObject {
  @Published var name = "North"
  var bottles = 12  // expect: untrackable-name "bottles"
  var _bottles: String { "\(bottles) bottles" }

  func drink() {
    bottles -= 1
    name = "South"
  }
}

final class Attic: ObservableObject {
  @Published var boxes = 3  // expect: untrackable-name "boxes"
}

extension Attic {
  static var _boxes: Int { 100 }
}

struct HouseView: View {
  @ObservedObject var cellar: Cellar
  @ObservedObject var attic: Attic

  var body: some View {
    Text("\(cellar.name): \(cellar.bottles)")
    Stepper("\(attic.boxes) of \(Attic._boxes)", value: $attic.boxes)
  }
}
