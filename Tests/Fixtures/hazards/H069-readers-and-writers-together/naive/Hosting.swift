import SwiftUI
import UIKit

@MainActor
func makeScoreController(for game: Game) -> UIViewController {
  UIHostingController(rootView: ScoreView().environmentObject(game))  // error: instance method 'environmentObject' requires that 'Game' conform to 'ObservableObject'
}
