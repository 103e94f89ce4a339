import SwiftUI

struct ContentView: View {
  @Environment(Player.self) var player
  @Environment(Queue.self) var queue
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      NowPlaying()
    }
    .sheet(isPresented: $isShown) {
      NowPlaying()
        .environment(player)
    }
    .popover(isPresented: $isShown) { NowPlaying().environment(player) }
    .contextMenu {
      Button("Clear") { queue.titles = [] }
    } preview: {
      NowPlaying().environment(
        player  // its own tree
      )
    }
  }
}

struct NowPlaying: View {
  @Environment(Player.self) var player

  var body: some View { TextField("Title", text: Bindable(player).title) }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ContentView()
      ContentView().preferredColorScheme(.dark)
    }
    .environment(Player.preview)
    .environment(Queue())
  }
}

#Preview("Playing") {
  let player = Player()
  player.title = "Blue"
  return NowPlaying().environment(player)
}
