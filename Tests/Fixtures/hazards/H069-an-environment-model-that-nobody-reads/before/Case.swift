import SwiftUI
import UIKit

/// `@EnvironmentObject` looks for its object when it is read; `@Environment` whenever the view is
/// drawn, so that what was never missed ends the app.
final class Session: ObservableObject {
  @Published var name = ""
}

struct NameLabel: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.name) }
}

struct Badge: View {
  @EnvironmentObject var session: Session
  var body: some View { Text("Badge") }
}

struct DemoApp: App {
  @StateObject private var session = Session()
  var body: some Scene { WindowGroup { NameLabel().environmentObject(session) } }
}

@MainActor func badge() -> UIViewController {
  UIHostingController(rootView: Badge())  // expect: environment-model-not-provided "Badge"
}

/// Here an action reads it, which this place does not offer.
final class Player: ObservableObject {
  @Published var isPlaying = false
}

struct Controls: View {
  @EnvironmentObject var player: Player
  var isEnabled = true

  var body: some View {
    Button("Stop") { if isEnabled { player.isPlaying = false } }
  }
}

struct PlayerScene: View {
  @StateObject private var player = Player()
  var body: some View {
    Text(player.isPlaying ? "Plays" : "")
    Controls().environmentObject(player)
  }
}

@MainActor func still() -> UIViewController {
  UIHostingController(rootView: Controls(isEnabled: false))  // expect: environment-model-not-provided "Controls" ; environment-model-not-provided "Controls"
}

/// Here it is read once a state has changed, which nobody has to do here.
final class Lyrics: ObservableObject {
  @Published var text = ""
}

struct LyricsView: View {
  @EnvironmentObject var lyrics: Lyrics
  @State private var isOpen = false

  var body: some View {
    Button("Lyrics") { isOpen = true }
    if isOpen { Text(lyrics.text) }
  }
}

struct LyricsScene: View {
  @StateObject private var lyrics = Lyrics()
  var body: some View {
    Text(lyrics.text)
    LyricsView().environmentObject(lyrics)
  }
}

@MainActor func closed() -> UIViewController {
  UIHostingController(rootView: LyricsView())  // expect: environment-model-not-provided "LyricsView" ; environment-model-not-provided "LyricsView"
}
