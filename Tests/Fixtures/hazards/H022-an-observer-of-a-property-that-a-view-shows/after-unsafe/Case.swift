import SwiftUI

@Observable final class Aquarium {
  var name = "Reef"
  var litres = 10 {  // expect: unpublished-stored-property "litres"
    didSet { name += "!" }
  }

  init(litres: Int) {
    self.litres = litres
  }
}

struct AquariumView: View {
  @State private var aquarium = Aquarium(litres: 60)

  var body: some View {
    Text("\(aquarium.name), \(aquarium.litres) l")
    Button("Fill") { aquarium.litres += 1 }
  }
}
