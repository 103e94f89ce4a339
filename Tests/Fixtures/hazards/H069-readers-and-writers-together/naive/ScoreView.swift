import SwiftUI

struct ScoreView: View {
  @EnvironmentObject private var game: Game  // error: generic struct 'EnvironmentObject' requires that 'Game' conform to 'ObservableObject'

  var body: some View { Text("\(game.score)") }
}
