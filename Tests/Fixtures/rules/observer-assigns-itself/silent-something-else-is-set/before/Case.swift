import Observation

@Observable
final class Node {
  var depth = 0 {
    didSet {
      parent?.depth = depth + 1
      count = depth
      let depth = 3
      print(depth)
    }
  }
  var count = 0
  var parent: Node? {
    didSet { parent?.depth = 1 }
  }
  let child = Leaf()
  var leaf = Leaf() {
    didSet { leaf.size = 1 }
  }
  var size = 0 {
    didSet {
      var size = oldValue
      size += 1
      Task { @MainActor in print(size) }
    }
  }
  /// Not tracked: an observer that sets its own stored property is not called again.
  @ObservationIgnored var hits = 0 {
    didSet { hits = min(hits, 9) }
  }
}

@Observable
final class Leaf {
  var size = 0
}
