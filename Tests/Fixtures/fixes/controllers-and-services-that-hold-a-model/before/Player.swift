import SwiftUI
import UIKit

@MainActor
final class Player: ObservableObject {
  static let shared = Player()
  @Published var title = ""
}

final class PlayerController: UIViewController {
  @ObservedObject var player: Player

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
  @ObservedObject
  private var player = Player.shared

  func next() { player.title = "Next" }
}

struct NowPlaying: View {
  @ObservedObject private var player = Player.shared

  var body: some View { Text(player.title) }
}

struct Editing: View {
  @ObservedObject private var player: Player = .shared

  var body: some View { TextField("Title", text: $player.title) }
}
