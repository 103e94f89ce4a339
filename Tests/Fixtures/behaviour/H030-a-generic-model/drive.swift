import SwiftUI

@MainActor func driveCarousel() {
  let carousel = Carousel(members: ["horse", "swan"])
  let screen = Screen(CarouselView(carousel: carousel))
  screen.after("turn()") { carousel.turn() }
  screen.after("turns = 0") { carousel.turns = 0 }
  screen.after("members.append") { carousel.members.append("bear") }
}
