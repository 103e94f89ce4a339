import SwiftUI

struct Basin {
  var litres = 4

  mutating func fill(_ more: () -> Int) { litres += more() }
}

@Observable final class Fountain {
  var basin = Basin()
}

struct FountainView: View {
  var fountain: Fountain

  var body: some View {
    VStack {
      Text("\(fountain.basin.litres) litres")
      Button("Double") { fountain.basin.fill { fountain.basin.litres } }
    }
  }
}
