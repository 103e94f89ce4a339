import SwiftUI

@MainActor func driveAbacus() {
  let abacus = Abacus()
  let screen = Screen(AbacusView(abacus: abacus))
  screen.after("inout") { double(&abacus.ones) }
  screen.after("key path") { abacus[keyPath: \.tens] = 5 }
  screen.after("swap") { swap(&abacus.ones, &abacus.tens) }
  screen.after("binding") { AbacusControls(abacus: abacus).setOnes(9) }
}
