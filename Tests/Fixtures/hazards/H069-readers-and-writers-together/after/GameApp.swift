import SwiftUI

@main
struct GameApp: App {
  @State private var game = Game()

  var body: some Scene {
    WindowGroup {
      ScoreView().environment(game)  // expect: environment-object-modifier "environmentObject"
    }
  }
}
