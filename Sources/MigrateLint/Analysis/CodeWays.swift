/// Whether code leads to a target, asked of many pieces of code at once. Following each of them
/// through a whole project takes minutes; here code that leads to itself is one piece, and each
/// piece is looked at once for every sixty-four targets.
struct CodeWays {
  typealias Number = CodeGraph.Number

  struct Question {
    var starts: [CodeNode]
    var target: CodeGraph.Target
    /// Whether it is enough to lead to one of the ends.
    var orEnds = false
  }

  private let graph: CodeGraph
  /// The targets that are asked about, numbered from 0; the number behind them stands for the ends.
  private let wanted: [Number: Int]
  private let ends: Set<Number>
  /// Code that any of the starts leads to, by its place in the lists here.
  private var places: [Number: Int] = [:]
  private var nodes: [Number] = []
  /// Where the part of `next` begins with what each piece leads to at once, and the part of `own`
  /// with the targets that it uses.
  private var begins = [(next: 0, own: 0)]
  private var next: [Int32] = []
  private var own: [Int] = []
  /// The component of each piece; what a component leads to has a smaller number.
  private var components: [Int] = []
  /// Pieces in the order of their components.
  private var order: [Int] = []
  private var countOfComponents = 0

  /// The answers to questions, in their order; leading to one of the ends may be enough.
  static func answers(
    _ questions: [Question], ends: Set<CodeNode>, in graph: CodeGraph
  ) -> [Bool] {
    guard !questions.isEmpty else { return [] }
    let targets = questions.map { graph.number(of: $0.target) }
    // Here: code that does nothing leads nowhere.
    let starts = questions.map { $0.starts.map { graph.number(of: $0) }.filter { $0 >= 0 } }
    var ways = CodeWays(targets, Set(ends.map { graph.number(of: $0) }), graph)
    ways.gather(starts.flatMap { $0 })
    ways.findComponents()
    var result = questions.map { $0.orEnds && $0.starts.contains(where: ends.contains) }
    for first in stride(from: 0, through: ways.wanted.count, by: 64) {
      let batch = first..<first + 64
      let found = ways.targetsReached(among: batch)
      func leads(_ question: Int, to target: Int) -> Bool {
        batch.contains(target) && starts[question].contains {
          found[ways.components[ways.places[$0]!]] & (1 << (target - first)) != 0
        }
      }
      for number in questions.indices where !result[number] {
        result[number] = ways.wanted[targets[number]].map { leads(number, to: $0) } ?? false
          || questions[number].orEnds && leads(number, to: ways.wanted.count)
      }
    }
    return result
  }

  private init(_ targets: [Number], _ ends: Set<Number>, _ graph: CodeGraph) {
    self.graph = graph
    self.ends = ends
    let targets = Set(targets).sorted()
    wanted = Dictionary(uniqueKeysWithValues: zip(targets, targets.indices))
  }

  /// The targets of a batch that each component leads to, a bit for each.
  private func targetsReached(among batch: Range<Int>) -> [UInt64] {
    var result = [UInt64](repeating: 0, count: countOfComponents)
    for place in order {
      var bits: UInt64 = 0
      for target in own[begins[place].own..<begins[place + 1].own] where batch.contains(target) {
        bits |= 1 << (target - batch.lowerBound)
      }
      for other in next[begins[place].next..<begins[place + 1].next] {
        bits |= result[components[Int(other)]]
      }
      result[components[place]] |= bits
    }
    return result
  }

  private mutating func gather(_ starts: [Number]) {
    func place(_ node: Number) -> Int32 {
      if let found = places[node] { return Int32(found) }
      places[node] = nodes.count
      nodes.append(node)
      return Int32(nodes.count - 1)
    }
    for start in starts { _ = place(start) }
    var position = 0
    while position < nodes.count {
      if ends.contains(nodes[position]) { own.append(wanted.count) }
      for node in graph.wrappers(of: nodes[position]) { next.append(place(node)) }
      for use in graph.uses(of: nodes[position]) {
        if !use.kinds.isDisjoint(with: [.used, .set]), let target = wanted[use.target] {
          own.append(target)
        }
        if use.code >= 0 { next.append(place(use.code)) }
        if use.setter >= 0 { next.append(place(use.setter)) }
      }
      begins.append((next.count, own.count))
      position += 1
    }
  }
}

extension CodeWays {
  /// Tarjan's algorithm, without recursion: code may lead on through tens of thousands of pieces.
  fileprivate mutating func findComponents() {
    let unseen = -1
    var numbers = [Int](repeating: unseen, count: nodes.count)
    var low = numbers
    components = numbers
    var (open, path): ([Int], [(place: Int, edge: Int)]) = ([], [])
    var count = 0
    func enter(_ place: Int) {
      (numbers[place], low[place]) = (count, count)
      count += 1
      open.append(place)
      path.append((place, begins[place].next))
    }
    for start in nodes.indices where numbers[start] == unseen {
      enter(start)
      while let (place, edge) = path.last {
        if edge < begins[place + 1].next {
          path[path.count - 1].edge += 1
          let other = Int(next[edge])
          if numbers[other] == unseen {
            enter(other)
          } else if components[other] == unseen {
            low[place] = min(low[place], numbers[other])
          }
          continue
        }
        path.removeLast()
        if let (before, _) = path.last { low[before] = min(low[before], low[place]) }
        guard low[place] == numbers[place] else { continue }
        while let member = open.popLast() {
          components[member] = countOfComponents
          order.append(member)
          if member == place { break }
        }
        countOfComponents += 1
      }
    }
  }
}
