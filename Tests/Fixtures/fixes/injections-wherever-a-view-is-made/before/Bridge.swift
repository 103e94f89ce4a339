import SwiftUI
import UIKit

final class PlayerController: UIHostingController<AnyView> {
  private let player: Player

  init(player: Player) {
    self.player = player
    super.init(rootView: AnyView(NowPlaying().environmentObject(player)))
  }

  @MainActor required dynamic init?(coder: NSCoder) { fatalError("unused") }
}

@MainActor func makeController() -> UIViewController {
  let queue = Queue()
  return UIHostingController(
    rootView: ContentView()
      .environmentObject(Player.preview)
      .environmentObject(queue))
}
