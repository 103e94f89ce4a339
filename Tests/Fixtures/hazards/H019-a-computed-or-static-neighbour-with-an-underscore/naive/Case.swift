import SwiftUI

// error: invalid redeclaration of '_bottles'
@Observable final class Cellar {
  var name = "North"
  var bottles = 12
  var _bottles: String { "\(bottles) bottles" }

  func drink() {
    bottles -= 1
    name = "South"
  }
}

// error: ambiguous reference to member '_boxes'
@Observable final class Attic {
  var boxes = 3
}

extension Attic {
  static var _boxes: Int { 100 }
}

struct HouseView: View {
  var cellar: Cellar
  @Bindable var attic: Attic

  var body: some View {
    Text("\(cellar.name): \(cellar.bottles)")
    Stepper("\(attic.boxes) of \(Attic._boxes)", value: $attic.boxes)
  }
}
