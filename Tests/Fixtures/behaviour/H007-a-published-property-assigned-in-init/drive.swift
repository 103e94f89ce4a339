import SwiftUI

@MainActor func drivePostcard() {
  print("init")
  let card = Postcard(city: "Lucca", stamps: 2)
  let screen = Screen(PostcardView(card: card))
  screen.tell()
  screen.after("stamps = 3") { card.stamps = 3 }
  screen.after("city = SIENA") { card.city = "SIENA" }
}
