import SwiftUI

@MainActor func driveCaravan() {
  let caravan = Caravan()
  let camels = Screen(CamelsView(caravan: caravan))
  let tents = Screen(TentsView(caravan: caravan))
  let wells = Screen(WellsView(caravan: caravan))
  caravan.rest()
  camels.after("a subscript") {}
  tents.after("a generic function") {}
  wells.after("a map") {}
}
