import SwiftUI

struct ScoreView: View {
  @EnvironmentObject private var game: Game
  @State private var isShown = false

  var body: some View {
    Button("\(game.score)") { isShown = true }
      .sheet(isPresented: $isShown) {
        DetailView()
          .environmentObject(game)  // expect: environment-object-modifier "environmentObject"
      }
  }
}

struct DetailView: View {
  @EnvironmentObject private var game: Game

  var body: some View { Stepper("\(game.score)", value: $game.score) }
}

struct DetailView_Previews: PreviewProvider {
  static var previews: some View {
    DetailView().environmentObject(Game())  // expect: environment-object-modifier "environmentObject"
  }
}
