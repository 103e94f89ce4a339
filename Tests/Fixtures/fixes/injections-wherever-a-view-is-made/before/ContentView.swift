import SwiftUI

struct ContentView: View {
  @EnvironmentObject var player: Player
  @EnvironmentObject var queue: Queue
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      NowPlaying()
    }
    .sheet(isPresented: $isShown) {
      NowPlaying()
        .environmentObject(player)
    }
    .popover(isPresented: $isShown) { NowPlaying().environmentObject(player) }
    .contextMenu {
      Button("Clear") { queue.titles = [] }
    } preview: {
      NowPlaying().environmentObject(
        player  // its own tree
      )
    }
  }
}

struct NowPlaying: View {
  @EnvironmentObject var player: Player

  var body: some View { TextField("Title", text: $player.title) }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ContentView()
      ContentView().preferredColorScheme(.dark)
    }
    .environmentObject(Player.preview)
    .environmentObject(Queue())
  }
}

#Preview("Playing") {
  let player = Player()
  player.title = "Blue"
  return NowPlaying().environmentObject(player)
}
