import SwiftUI

@MainActor func driveCottage() {
  let cottage = Cottage()
  let screen = Screen(AddressView(cottage: cottage))
  screen.tell()
  screen.after("move") { cottage.move(to: "Hill Road") }
}
