import SwiftUI

@MainActor func driveOrderbook() {
  let book = Orderbook()
  let screen = Screen(OrderbookView(book: book))
  screen.tell()
  screen.after("cleanUp()") { book.cleanUp() }
}
