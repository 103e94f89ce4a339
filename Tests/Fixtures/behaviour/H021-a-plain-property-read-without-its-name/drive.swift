import SwiftUI

@MainActor func drivePlanet() {
  let planet = Planet()
  let moons = Screen(MoonsView(planet: planet))
  let description = Screen(DescriptionView(planet: planet))
  let heavier = Screen(HeavierView(planet: planet, other: Planet()))
  let rings = Screen(RingsView(planet: planet))
  let craters = Screen(CratersView(planet: planet))
  planet.turn()
  moons.after("an interpolation") {}
  description.after("String(describing:)") {}
  heavier.after("an operator") {}
  rings.after("a call") {}
  craters.after("a dynamic member") {}
}
