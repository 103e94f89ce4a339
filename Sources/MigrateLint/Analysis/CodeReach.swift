/// What code leads to when it runs, through everything of the project that it may call. One thread
/// asks at a time; others have one of their own, of the same graph.
struct CodeReach: Sendable {
  typealias Target = CodeGraph.Target
  typealias Number = CodeGraph.Number

  /// A member that something on the way uses or sets.
  struct Touched {
    let target: Number
    var kinds: CodeGraph.Kinds = []
    /// The first place of each kind.
    var observed: Place?
    var used: Place?
    var set: Place?
  }

  /// What was found on the way from a start.
  struct Reached {
    /// In the order in which they were found.
    fileprivate(set) var nodes: [CodeNode] = []
    /// Their numbers.
    fileprivate(set) var numbers: [Number] = []
    /// Each member once.
    fileprivate(set) var touched: [Touched] = []

    /// Those of some members that were touched.
    func touched(among wanted: Set<Number>) -> [Number: Touched] {
      var result: [Number: Touched] = [:]
      for touched in touched where wanted.contains(touched.target) {
        result[touched.target] = touched
      }
      return result
    }
  }

  let graph: CodeGraph
  private let marks: Marks

  init(graph: CodeGraph) {
    self.graph = graph
    marks = Marks(graph)
  }

  /// What several pieces of code lead to, up to a number of pieces. `entering` says what is
  /// followed beyond them, and `isStart` which effects of theirs count.
  func follow(
    _ starts: [CodeNode], upTo limit: Int = 4096, entering: (Number) -> Bool = { _ in true },
    _ isStart: (Place) -> Bool
  ) -> Reached {
    var result = Reached()
    var open: [Number] = []
    marks.withMarks { seen, touched in
      func enter(_ number: Number) {
        guard number >= 0, seen.insert(number).inserted, entering(number) else { return }
        result.nodes.append(graph.node(number))
        result.numbers.append(number)
        open.append(number)
      }
      func read(_ number: Number, _ counts: (Place) -> Bool) {
        for wrapper in graph.wrappers(of: number) { enter(wrapper) }
        for use in graph.uses(of: number) where counts(use.place) {
          let (isNew, place) = touched.insert(use.target)
          if isNew { result.touched.append(Touched(target: use.target)) }
          result.touched[place].note(use)
          enter(use.code)
          enter(use.setter)
        }
      }
      let numbers = starts.map { graph.number(of: $0) }
      var unknown: Set<CodeNode> = []
      for (start, number) in zip(starts, numbers)
      where number >= 0 ? seen.insert(number).inserted : unknown.insert(start).inserted {
        result.nodes.append(start)
        result.numbers.append(number)
      }
      for number in numbers { read(number, isStart) }
      while let number = open.popLast(), result.nodes.count < limit { read(number) { _ in true } }
    }
    return result
  }
}

extension CodeReach.Touched {
  fileprivate mutating func note(_ use: CodeGraph.Use) {
    func keepFirst(_ place: inout Place?) { place = min(place ?? use.place, use.place) }
    kinds.formUnion(use.kinds)
    if use.kinds.contains(.observed) { keepFirst(&observed) }
    if use.kinds.contains(.used) { keepFirst(&used) }
    if use.kinds.contains(.set) { keepFirst(&set) }
  }
}

/// The memory that walks through a graph share, one after the other: to empty it takes no time.
/// Not checked, as a `CodeReach` is asked by one thread only.
private final class Marks: @unchecked Sendable {
  private let graph: CodeGraph
  private var nodes = NumberSet()
  private var targets = NumberSet()

  init(_ graph: CodeGraph) { self.graph = graph }

  func withMarks(_ body: (_ nodes: inout NumberSet, _ targets: inout NumberSet) -> Void) {
    nodes.begin(upTo: graph.countOfNodes)
    targets.begin(upTo: graph.countOfTargets)
    body(&nodes, &targets)
  }
}

/// A set of small numbers, after Briggs and Torczon: what its table holds counts only where the
/// list of members agrees.
struct NumberSet {
  private var places: [Int32] = []
  private var members: [Int32] = []

  /// Empties it, for numbers below a count that stays the same.
  mutating func begin(upTo count: Int) {
    if places.isEmpty { places = [Int32](repeating: 0, count: count) }
    members.removeAll(keepingCapacity: true)
  }

  /// The number's place among the members, in the order in which they came.
  mutating func insert(_ number: Int32) -> (inserted: Bool, place: Int) {
    let place = Int(places[Int(number)])
    if place < members.count, members[place] == number { return (false, place) }
    places[Int(number)] = Int32(members.count)
    members.append(number)
    return (true, members.count - 1)
  }
}
