import SwiftUI

final class Player: ObservableObject, Identifiable {
  @Published var points = 0
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
  @StateObject private var red = Player()
  @StateObject private var blue = Player()

  var body: some View {
    Stepper("Red", value: $red.points)
    Ranking(models: [red, blue])  // expect: constrained-to-observable-object "Ranking"
  }
}
