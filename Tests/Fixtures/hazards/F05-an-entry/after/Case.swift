import SwiftUI

@Observable final class Jukebox {  // expect: observable-object-class "Jukebox"
  var song = "Silence"
}

extension EnvironmentValues {
  @Entry var jukebox = Jukebox()
}

struct NowPlaying: View {
  @Environment(\.jukebox) private var jukebox

  var body: some View { Text(jukebox.song) }
}

struct Bar: View {
  @State private var jukebox = Jukebox()

  var body: some View {
    NowPlaying()
      .environment(\.jukebox, jukebox)
  }
}
