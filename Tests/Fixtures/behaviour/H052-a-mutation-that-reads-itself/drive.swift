import SwiftUI

@MainActor func driveGuestbook() {
  let book = Guestbook()
  let screen = Screen(GuestbookView(book: book))
  screen.after("names.append") { book.names.append("Cleo") }
  screen.after("removeRepeated()") { book.removeRepeated() }
}
