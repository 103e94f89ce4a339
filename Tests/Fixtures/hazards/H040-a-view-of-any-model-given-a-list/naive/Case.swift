import SwiftUI

@Observable final class Player: Identifiable {
  var points = 0
}

struct Ranking<Model: ObservableObject & Identifiable>: View {
  let models: [Model]

  var body: some View {
    ForEach(models) { model in Entry(model: model) }
  }
}

struct Entry<Model: ObservableObject>: View {
  @ObservedObject var model: Model

  var body: some View { Text(String(describing: model)) }
}

struct GameView: View {
  @State private var red = Player()
  @State private var blue = Player()

  var body: some View {
    Stepper("Red", value: $red.points)
    // error: generic struct 'Ranking' requires that 'Player' conform to 'ObservableObject'
    Ranking(models: [red, blue])
  }
}
