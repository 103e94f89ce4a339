import SwiftUI

@MainActor func driveExcursion() {
  let excursion = Excursion()
  let screen = Screen(PlanView(excursion: excursion))
  screen.tell()
  screen.after("replan") { excursion.replan("swim") }
}
