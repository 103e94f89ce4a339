import Foundation
import Observation

final class Stamp: NSObject {
  let year: Int
  var colour: String
  private var scans = 0

  init(year: Int, colour: String) {
    self.year = year
    self.colour = colour
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? Stamp)?.year == year }
}

final class Coin: NSObject {
  var value = 1
  var metal = "copper"

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Coin else { return false }
    return value == other.value && self.metal == other.metal
  }
}

final class Medal: NSObject {
  var ribbon = "red"

  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
}

@Observable
final class Album {
  var best = Stamp(year: 1901, colour: "red")  // expect: custom-equality-hides-changes "best"
  var coin = Coin()
  var medal = Medal()

  func choose(_ stamp: Stamp, _ coin: Coin, _ medal: Medal) {
    best = stamp
    self.coin = coin
    self.medal = medal
  }
}
