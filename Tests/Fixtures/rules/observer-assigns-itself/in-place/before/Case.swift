import Observation

struct Rank {
  var points = 0
}

@Observable
final class League {
  var teams: [String] = [] {
    didSet { teams.sort() }  // expect: observer-assigns-itself "teams"
  }
  var points: [String: Int] = [:] {
    didSet { self.points["total"] = 0 }  // expect: observer-assigns-itself "points"
  }
  var best = Rank() {
    didSet { best.points = max(best.points, 0) }  // expect: observer-assigns-itself "best"
  }
  var isOpen = false {
    didSet { isOpen.toggle() }  // expect: observer-assigns-itself "isOpen"
  }
}
