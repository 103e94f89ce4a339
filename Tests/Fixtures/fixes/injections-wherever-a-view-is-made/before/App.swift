import SwiftUI

@main
struct MusicApp: App {
  @StateObject private var player = Player()
  @StateObject private var queue = Queue()

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environmentObject(player)
        .environmentObject(queue) // the list
    }
    Window("Mini", id: "mini") {
      NowPlaying().environmentObject(self.player)
    }
  }
}
