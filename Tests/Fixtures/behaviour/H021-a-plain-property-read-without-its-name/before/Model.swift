import SwiftUI

@dynamicMemberLookup
final class Planet: ObservableObject, Comparable, CustomStringConvertible {
  @Published var orbits = 0
  var moons = 1
  var mass = 0
  var rings = 2
  var craters = 5

  var description: String { "\(moons) moons" }

  static func == (a: Planet, b: Planet) -> Bool { a.mass == b.mass }

  static func < (a: Planet, b: Planet) -> Bool { a.mass < b.mass }

  func callAsFunction() -> Int { rings }

  subscript(dynamicMember name: String) -> String { "\(craters) \(name)" }

  func turn() {
    orbits += 1
    moons += 1
    mass += 1
    rings += 1
    craters += 1
  }
}

struct MoonsView: View {
  @ObservedObject var planet: Planet

  var body: some View { Text("\(planet)") }
}

struct DescriptionView: View {
  @ObservedObject var planet: Planet

  var body: some View { Text(String(describing: planet)) }
}

struct HeavierView: View {
  @ObservedObject var planet: Planet
  let other: Planet

  var body: some View { Text(planet > other ? "heavier" : "not heavier") }
}

struct RingsView: View {
  @ObservedObject var planet: Planet

  var body: some View { Text("\(planet()) rings") }
}

struct CratersView: View {
  @ObservedObject var planet: Planet

  var body: some View { Text(planet.holes) }
}
