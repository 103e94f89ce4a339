import SwiftUI

final class Jukebox: ObservableObject {  // expect: observable-object-class "Jukebox"
  @Published var song = "Silence"
}

extension EnvironmentValues {
  @Entry var jukebox = Jukebox()
}

struct NowPlaying: View {
  @Environment(\.jukebox) private var jukebox

  var body: some View { Text(jukebox.song) }
}

struct Bar: View {
  @StateObject private var jukebox = Jukebox()

  var body: some View {
    NowPlaying()
      .environment(\.jukebox, jukebox)
  }
}
