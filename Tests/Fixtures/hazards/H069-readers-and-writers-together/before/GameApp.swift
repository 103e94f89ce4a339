import SwiftUI

@main
struct GameApp: App {
  @StateObject private var game = Game()

  var body: some Scene {
    WindowGroup {
      ScoreView().environmentObject(game)  // expect: environment-object-modifier "environmentObject"
    }
  }
}
