import SwiftUI

@main
struct MusicApp: App {
  @State private var player = Player()
  @State private var queue = Queue()

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environment(player)
        .environment(queue) // the list
    }
    Window("Mini", id: "mini") {
      NowPlaying().environment(self.player)
    }
  }
}
