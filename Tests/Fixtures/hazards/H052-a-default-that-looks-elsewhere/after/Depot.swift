import SwiftUI

struct Shift {
  var base = 2
}

/// What the defaults read is another property, or was read before the change began.
@Observable final class Depot {
  private(set) var parcels: [String: Int] = [:]
  private(set) var routes: [String: [String]] = ["all": ["Harbour"]]
  private(set) var names = ["en": "Depot"]
  private(set) var standard: [String: Int] = ["van": 4]
  private(set) var shift = Shift()
  var start = 1

  func load(_ van: String) {
    parcels[van, default: start] += 1
    parcels[van, default: shift.base] += standard[van, default: standard["van"] ?? 0]
    parcels[van, default: standard[van, default: 0]] -= 1
  }

  func plan(_ stop: String, for van: String) {
    let everywhere = routes["all"] ?? []
    routes[van, default: everywhere].append(stop)
    routes[van, default: []].append(contentsOf: routes["all"] ?? [])
  }

  func rename(in language: String) {
    names[language] = names[language, default: names["en"] ?? ""] + "!"
  }

  /// Nothing is changed here.
  func name(in language: String) -> String {
    let name = names[language, default: names["en"] ?? ""]
    return name
  }

  /// The parameter, and a copy, have only their name in common with what is changed.
  func merge(start parcels: [String: Int]) {
    self.parcels["van", default: parcels.count] += 1
    var copy = self.parcels
    copy["spare", default: self.parcels.count] += 1
    start += copy.count
  }
}

/// Worked out before the function begins.
func addIfFull(_ count: inout Int, _ isFull: Bool) {
  if isFull { count += 1 }
}

func addLater(_ count: inout Int, _ more: @autoclosure () -> Int) {
  count += more()
}

@Observable final class Counter {
  private(set) var full = 0
  private(set) var vans = ["A", "B"]

  func check() {
    addIfFull(&full, full < vans.count)
    addLater(&full, vans.count)
  }
}

struct DepotView: View {
  @State private var depot = Depot()
  @State private var counter = Counter()

  var body: some View {
    Text(depot.name(in: "de"))
    Text("\(depot.parcels.count) \(depot.routes.count) \(depot.standard.count) \(depot.shift.base)")
    Stepper("Start with \(depot.start)", value: $depot.start)
    Button("\(counter.full) of \(counter.vans.count)") {
      depot.load("van")
      depot.plan("Mill", for: "van")
      depot.rename(in: "de")
      depot.merge(start: ["van": 2])
      counter.check()
    }
  }
}
