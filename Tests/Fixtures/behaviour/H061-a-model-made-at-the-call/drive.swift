import SwiftUI

@MainActor func driveTemple() {
  let temple = Temple()
  let screen = Screen(TempleView(temple: temple))
  screen.tell()
  screen.after("question = where") { temple.question = "where" }
}
