import Observation

@Observable
final class Oven {
  var degrees = 180 {
    didSet {
      print("set")
      degrees = min(degrees, 250)  // expect: observer-assigns-itself "degrees"
    }
  }
  private(set) var minutes = 10 {
    willSet {
      self.minutes = max(newValue, 1)  // expect: observer-assigns-itself "minutes"
    }
  }
  var name = "" {
    didSet {
      defer { self.name = name.uppercased() }  // expect: observer-assigns-itself "name"
      if name.isEmpty { print("no name") }
    }
  }
  var light = 1 {
    didSet {
      do { light += 1 }  // expect: observer-assigns-itself "light"
    }
  }
  var turns = 0 {
    didSet(old) {
      let next = old + 1
      turns += next  // expect: observer-assigns-itself "turns"
    }
  }
}
