import SwiftUI

@MainActor func driveLetter() {
  let letter = Letter()
  let screen = Screen(LetterView(letter: letter))
  screen.after("rename()") { letter.rename() }
}
