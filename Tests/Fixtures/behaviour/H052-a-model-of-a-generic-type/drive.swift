import SwiftUI

@MainActor func driveBookroom() {
  let room = Bookroom()
  let screen = Screen(BookroomView(room: room))
  screen.after("tidy(room)") { tidy(room) }
}
