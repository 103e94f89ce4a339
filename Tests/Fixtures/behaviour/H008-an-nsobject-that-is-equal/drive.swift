import SwiftUI

@MainActor func driveAlbum() {
  let album = Album()
  let screen = Screen(AlbumView(album: album))
  screen.after("best = blue of 1901") { album.choose(Stamp(year: 1901, colour: "blue")) }
  screen.after("best = blue of 1920") { album.choose(Stamp(year: 1920, colour: "blue")) }
}
