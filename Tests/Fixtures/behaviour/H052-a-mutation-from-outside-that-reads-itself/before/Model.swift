import SwiftUI

struct Basin {
  var litres = 4

  mutating func fill(_ more: () -> Int) { litres += more() }
}

final class Fountain: ObservableObject {
  @Published var basin = Basin()
}

struct FountainView: View {
  @ObservedObject var fountain: Fountain

  var body: some View {
    VStack {
      Text("\(fountain.basin.litres) litres")
      Button("Double") { fountain.basin.fill { fountain.basin.litres } }
    }
  }
}
