import SwiftUI

@MainActor func driveAlmanac() {
  let almanac = Almanac()
  let screen = Screen(AlmanacView(almanac: almanac))
  screen.tell()
  screen.after("the second is called Halley") { almanac.comets[1].name = "Halley" }
  screen.after("the first is gone") { almanac.comets.removeFirst() }
}
