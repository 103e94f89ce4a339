import SwiftUI

@MainActor func driveOrchestra() {
  let orchestra = Orchestra()
  let programme = Screen(ProgrammeView(orchestra: orchestra))
  let baton = Screen(BatonView(orchestra: orchestra))
  programme.after("piece = Nocturne") { orchestra.piece = "Nocturne" }
  programme.after("Faster") { baton.tap("Faster") }
  baton.after("what only an action reads") {}
  print("tempo is \(orchestra.tempo)")
}
