import SwiftUI

@MainActor func drivePriceTag() {
  let tag = PriceTag()
  let screen = Screen(PriceTagView(tag: tag))
  screen.tell()
  screen.after("label()") { print(tag.label()) }
  screen.after("label() again") { print(tag.label()) }
  screen.after("currency = CHF") { tag.currency = "CHF" }
  screen.after("cents = 300") { tag.cents = 300 }
  print(tag.label())
}
