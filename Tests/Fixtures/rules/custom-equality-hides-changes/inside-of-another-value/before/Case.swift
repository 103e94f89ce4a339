import Observation

final class Track: Hashable {
  let file: String
  var isLoaded = false

  init(file: String) { self.file = file }

  static func == (first: Track, second: Track) -> Bool { first.file == second.file }
  func hash(into hasher: inout Hasher) { hasher.combine(file) }
}

struct Side: Hashable {
  var name: String
  var tracks: [Track]
}

@Observable
final class Record {
  var sides: [Side] = []  // expect: custom-equality-hides-changes "sides"
  var names: [String] = []

  func reload() {
    sides = [Side(name: "A", tracks: [Track(file: "1")])]
    names = ["A"]
  }
}
