import Observation

@Observable
final class Notebook {
  var pages: [String] = []
}

@MainActor @Observable final class Shelf {
  var notebooks = [Notebook]()
}

@Observable
final class Cupboard: Observation.Observable, Identifiable {
  var shelves = 3
}
