/// What code leads to when it runs, through everything of the project that it may call.
struct CodeReach {
  typealias Target = CodeGraph.Target

  /// What was found on the way from a start.
  struct Reached {
    /// In the order in which they were found.
    var nodes: [CodeNode] = []
    /// Members that are used or set, with a place each; those of no type by their name.
    var used: [CodeGraph.Number: Place] = [:]
    /// Members whose value is asked for, also to change it in place.
    var observed: [CodeGraph.Number: Place] = [:]
    var set: [CodeGraph.Number: Place] = [:]
    /// Of those that are set, the ones that get another value, and those of which the one they have
    /// is changed.
    var replaced: Set<CodeGraph.Number> = []
    var changed: Set<CodeGraph.Number> = []
  }

  let graph: CodeGraph

  /// What several pieces of code lead to, up to a number of pieces. `entering` says what is
  /// followed beyond them, and `isStart` which effects of theirs count.
  func follow(
    _ starts: [CodeNode], upTo limit: Int = 4096, entering: (CodeNode) -> Bool = { _ in true },
    _ isStart: (Place) -> Bool
  ) -> Reached {
    var result = Reached()
    var seen: Set<CodeGraph.Number> = []
    var open: [CodeGraph.Number] = []
    func read(_ number: CodeGraph.Number, _ counts: (Place) -> Bool) {
      let step = graph.step(number)
      func add(_ number: CodeGraph.Number) {
        guard number >= 0, seen.insert(number).inserted else { return }
        let node = graph.node(number)
        guard entering(node) else { return }
        result.nodes.append(node)
        open.append(number)
      }
      for wrapper in step.wrappers { add(wrapper) }
      for use in step.uses where counts(use.place) {
        result.note(use)
        add(use.code)
        add(use.setter)
      }
    }
    let numbers = starts.map { graph.number(of: $0) }
    for (start, number) in zip(starts, numbers) where seen.insert(number).inserted {
      result.nodes.append(start)
    }
    for number in numbers { read(number, isStart) }
    while let number = open.popLast(), result.nodes.count < limit { read(number) { _ in true } }
    return result
  }
}

extension CodeReach.Reached {
  fileprivate mutating func note(_ use: CodeGraph.Use) {
    func keepFirst(_ places: inout [CodeGraph.Number: Place]) {
      places[use.target] = min(places[use.target] ?? use.place, use.place)
    }
    if use.kinds.contains(.observed) { keepFirst(&observed) }
    if use.kinds.contains(.used) { keepFirst(&used) }
    guard use.kinds.contains(.set) else { return }
    keepFirst(&set)
    if use.kinds.contains(.changed) {
      changed.insert(use.target)
    } else {
      replaced.insert(use.target)
    }
  }
}
