import SwiftUI
import UIKit

/// `@EnvironmentObject` looks for its object when it is read; `@Environment` whenever the view is
/// drawn, so that what was never missed ends the app.
@Observable final class Session {
  var name = ""
}

struct NameLabel: View {
  @Environment(Session.self) var session
  var body: some View { Text(session.name) }
}

struct Badge: View {
  @Environment(Session.self) var session
  var body: some View { Text("Badge") }
}

struct DemoApp: App {
  @State private var session = Session()
  var body: some Scene { WindowGroup { NameLabel().environment(session) } }
}

@MainActor func badge() -> UIViewController {
  UIHostingController(rootView: Badge())  // expect: environment-model-not-provided "Badge"
}

/// Here an action reads it, which this place does not offer.
@Observable final class Player {
  var isPlaying = false
}

struct Controls: View {
  @Environment(Player.self) var player
  var isEnabled = true

  var body: some View {
    Button("Stop") { if isEnabled { player.isPlaying = false } }
  }
}

struct PlayerScene: View {
  @State private var player = Player()
  var body: some View {
    Text(player.isPlaying ? "Plays" : "")
    Controls().environment(player)
  }
}

@MainActor func still() -> UIViewController {
  UIHostingController(rootView: Controls(isEnabled: false))  // expect: environment-model-not-provided "Controls" ; environment-model-not-provided "Controls"
}

/// Here it is read once a state has changed, which nobody has to do here.
@Observable final class Lyrics {
  var text = ""
}

struct LyricsView: View {
  @Environment(Lyrics.self) var lyrics
  @State private var isOpen = false

  var body: some View {
    Button("Lyrics") { isOpen = true }
    if isOpen { Text(lyrics.text) }
  }
}

struct LyricsScene: View {
  @State private var lyrics = Lyrics()
  var body: some View {
    Text(lyrics.text)
    LyricsView().environment(lyrics)
  }
}

@MainActor func closed() -> UIViewController {
  UIHostingController(rootView: LyricsView())  // expect: environment-model-not-provided "LyricsView" ; environment-model-not-provided "LyricsView"
}
