import SwiftUI

@MainActor func driveHarbour() {
  let harbour = Harbour()
  let boats = Screen(BoatsView(harbour: harbour))
  let cranes = Screen(CranesView(harbour: harbour))
  let office = Screen(OfficeView(harbour: harbour))
  let tugs = Screen(TugsView(harbour: harbour))
  let buoys = Screen(BuoysView(coordinator: HarbourCoordinator(harbour: harbour)))
  harbour.turn()
  boats.after("a formatter") {}
  cranes.after("a static function") {}
  office.after("a part that knows its owner") {}
  tugs.after("the initialiser of a view inside") {}
  buoys.after("a coordinator") {}
}
