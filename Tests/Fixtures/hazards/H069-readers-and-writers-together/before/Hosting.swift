import SwiftUI
import UIKit

@MainActor
func makeScoreController(for game: Game) -> UIViewController {
  UIHostingController(rootView: ScoreView().environmentObject(game))  // expect: environment-object-modifier "environmentObject"
}
