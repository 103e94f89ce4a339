import SwiftUI

@Observable final class Skin {
  var hue = 0.0

  init() {}
  init(hue: Double) { self.hue = hue }
}

struct Card: View {
  // Loses: '@State' keeps the first skin that it is given.
  @State var skin = Skin()

  var body: some View { Text("\(skin.hue)") }
}

struct Sampler: View {
  let hue: Double

  var body: some View { Card(skin: Skin(hue: hue)) }
}
