import SwiftUI

@MainActor func driveLighthouse() {
  let house = Lighthouse()
  let screen = Screen(LighthouseView(house: house))
  screen.tell()
  screen.after("keeper = Ida") { house.keeper = "Ida" }
  screen.after("lamp = 3") { house.lamp = 3 }
  screen.after("fog.toggle()") { house.fog.toggle() }
  screen.after("observer = itself") { house.observer = house }
  screen.after("keeper = nil") { house.keeper = nil }
}
