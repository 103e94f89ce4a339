import SwiftUI

@MainActor func driveSongbook() {
  let songbook = Songbook()
  let screen = Screen(SongbookView(songbook: songbook))
  screen.after("Summer") { screen.tap("Summer") }
}
