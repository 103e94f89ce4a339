import SwiftUI

@MainActor func drivePlayer() {
  let podcast = Podcast()
  let book = Audiobook()
  let podcastScreen = Screen(PlayerView(item: podcast))
  let bookScreen = Screen(PlayerView(item: book))
  podcastScreen.after("title = News") { podcast.title = "News" }
  podcastScreen.after("Skip") { podcastScreen.tap("Skip") }
  bookScreen.after("Skip") { bookScreen.tap("Skip") }
  bookScreen.after("turn()") { book.turn() }
  podcastScreen.after("the podcast") {}
}
