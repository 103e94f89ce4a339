import SwiftUI

struct ScoreView: View {
  @Environment(Game.self) private var game
  @State private var isShown = false

  var body: some View {
    Button("\(game.score)") { isShown = true }
      .sheet(isPresented: $isShown) {
        DetailView()
          .environment(game)  // expect: environment-object-modifier "environmentObject"
      }
  }
}

struct DetailView: View {
  @Environment(Game.self) private var game

  var body: some View { Stepper("\(game.score)", value: Bindable(game).score) }
}

struct DetailView_Previews: PreviewProvider {
  static var previews: some View {
    DetailView().environment(Game())  // expect: environment-object-modifier "environmentObject"
  }
}
