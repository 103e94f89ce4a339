import Combine

final class Point: ObservableObject {
  @Published var name = ""
  var x = 0.0, y = 0.0
}

final class Line: ObservableObject {
  @Published var name = ""
  let from = 0.0, to = 1.0
}

final class Route: ObservableObject {
  @Published var title = ""
  /// How far it is, and how long it takes.
  private var length = 0.0, note: String? = nil // shown in print only
  private(set) var start, end: Int?
  var stops = [String](), first, last: String, isOpen = true

  @MainActor fileprivate var draft = "", drafts: [String] = [
    "a",
    "b",
  ]

  @MainActor
  @available(iOS 17, *)
  var width = 1.0,
      height = 2.0

  weak var above: Route?, below: Route?

  init(first: String, last: String) {
    self.first = first
    self.last = last
  }
}

final class Spot: ObservableObject { @Published var name = ""; var x = 0, y = 0; var z = 0 }

final class Wheel: ObservableObject {
	@Published var size = 1.0
	#if DEBUG
	var spins = 0, turns = 0
	#endif
	var count = { 3 }(), make = { /* none */ "" }
}
