// typecheck: -swift-version 5
import SwiftUI

@Observable final class Player {
  var position = 0.0
  var title = ""
}

/// Everything that is read here is read by an action, none of which is written at its control.
struct Transport: View {
  let player: Player

  var body: some View {
    let rewind = {
      print("at \(player.position)")
      player.position = 0
    }
    func announce() {
      print(player.title)
    }
    return VStack {
      Button("Rewind", action: rewind)
      Button("Announce") { announce() }
    }
  }
}

/// The closure with a parameter is told when editing begins and ends.
struct Scrubber: View {
  let player: Player
  @State private var position = 0.0

  var body: some View {
    Slider(value: $position) { isEditing in
      if !isEditing, player.position != position { player.position = position }
    }
  }
}
