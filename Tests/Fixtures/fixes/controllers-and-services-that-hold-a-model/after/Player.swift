import SwiftUI
import UIKit

@MainActor
@Observable
final class Player {
  static let shared = Player()
  var title = ""
}

final class PlayerController: UIViewController {
  var player: Player

  init(player: Player) {
    self.player = player
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = player.title
  }
}

@MainActor
final class Remote {
  private var player = Player.shared

  func next() { player.title = "Next" }
}

struct NowPlaying: View {
  private var player = Player.shared

  var body: some View { Text(player.title) }
}

struct Editing: View {
  @Bindable private var player: Player = .shared

  var body: some View { TextField("Title", text: $player.title) }
}
