import SwiftUI

@MainActor func driveGreenhouse() {
  let house = Greenhouse()
  let screen = Screen(GreenhouseView(house: house))
  screen.after("humidity = 70") { house.humidity = 70 }
  screen.after("plants = 6") { house.plants = 6 }
}
