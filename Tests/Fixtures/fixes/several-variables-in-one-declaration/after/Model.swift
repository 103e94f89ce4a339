import Combine
import Observation

@Observable final class Point {
  var name = ""
  var x = 0.0
  @ObservationIgnored var y = 0.0
}

@Observable final class Line {
  var name = ""
  let from = 0.0, to = 1.0
}

@Observable final class Route {
  var title = ""
  /// How far it is, and how long it takes.
  @ObservationIgnored private var length = 0.0
  @ObservationIgnored private var note: String? = nil // shown in print only
  @ObservationIgnored private(set) var start: Int?
  private(set) var end: Int?
  @ObservationIgnored var stops = [String]()
  @ObservationIgnored var first: String
  @ObservationIgnored var last: String
  @ObservationIgnored var isOpen = true

  @ObservationIgnored @MainActor fileprivate var draft = ""
  @ObservationIgnored @MainActor fileprivate var drafts: [String] = [
    "a",
    "b",
  ]

  @MainActor
  @available(iOS 17, *)
  var width = 1.0
  @ObservationIgnored
  @MainActor
  @available(iOS 17, *)
  var height = 2.0

  @ObservationIgnored weak var above: Route?
  @ObservationIgnored weak var below: Route?

  init(first: String, last: String) {
    self.first = first
    self.last = last
  }
}

@Observable final class Spot { var name = ""; @ObservationIgnored var x = 0; @ObservationIgnored var y = 0; @ObservationIgnored var z = 0 }

@Observable final class Wheel {
	var size = 1.0
	#if DEBUG
	@ObservationIgnored var spins = 0
	@ObservationIgnored var turns = 0
	#endif
	@ObservationIgnored var count = { 3 }()
	@ObservationIgnored var make = { /* none */ "" }
}
