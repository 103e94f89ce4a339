import SwiftUI

@MainActor func driveJukebox() {
  let song = Song(title: "Misty")
  let jukebox = Jukebox(current: Song(title: "Summertime"))
  let screen = Screen(SongRow(song: song, jukebox: jukebox))
  screen.tell()
  screen.after("current = the song") { jukebox.current = song }
  screen.after("current = another") { jukebox.current = Song(title: "Misty Blue") }
  screen.after("title = Misty Blue") { song.title = "Misty Blue" }
}
