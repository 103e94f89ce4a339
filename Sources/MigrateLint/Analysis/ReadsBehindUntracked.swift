/// Which tracked properties code reads only behind something that nothing tracks:
/// `purchases.isPro ? formats : []`. Where that says no when a view is drawn, no change of them is
/// told (H077).
extension UntrackedSources {
  /// Of all that some code reads, in what it leads to, the tracked properties that are never read
  /// but so. What only the code itself sets is its own memory, and hides nothing. `others` run as
  /// well, where nothing of it leads to them.
  private mutating func hiddenReads(
    _ starts: [CodeNode], or others: [CodeNode] = [], besides own: Set<CodeNode> = []
  ) -> Set<CodeReach.Target> {
    var starts = starts.map { reach.graph.number(of: $0) }.filter { $0 >= 0 }
    guard var all = reads(starts, behind: [:]) else { return [] }
    let beside = others.map { reach.graph.number(of: $0) }.filter {
      $0 >= 0 && !all.numbers.contains($0)
    }
    if !beside.isEmpty {
      starts += beside
      guard let more = reads(starts, behind: [:]) else { return [] }
      all = more
    }
    var asked: [CodeGraph.Number: [Place]] = [:]
    for number in all.numbers {
      let places = placesUntracked(number, besides: own)
      if !places.isEmpty { asked[number] = places }
    }
    guard !all.targets.isEmpty, !asked.isEmpty, let told = reads(starts, behind: asked) else {
      return []
    }
    return all.targets.subtracting(told.targets)
  }

  /// Whether nothing that code gives is told where what nothing tracks says no; of what it is made
  /// of, notes what is hidden so.
  mutating func hidesParts(_ start: CodeNode) -> Bool {
    guard let parts = mixed[start]?.parts else { return false }
    let hidden = hiddenReads([start]).intersection(parts)
    mixed[start]?.hidden = hidden
    return hidden == parts
  }

  /// Notes what the drawing of a view reads only so.
  mutating func noteHidden(in view: TypeID) {
    guard hiddenInView[view] == nil else { return }
    let drawing = index.drawingMembers(of: view)
    let starts = drawing.map { CodeNode(view, $0) }
    let others = (drawn.drawnMembers[view] ?? []).filter { !drawing.contains($0) }
      .map { CodeNode(view, $0) }
    hiddenInView[view] = hiddenReads(starts, or: others, besides: Set(starts + others))
  }

  private typealias Reads = (targets: Set<CodeReach.Target>, numbers: Set<CodeGraph.Number>)

  /// The tracked properties that code leads to, but for what some places say whether it runs; nil
  /// where that leads too far.
  private func reads(
    _ starts: [CodeGraph.Number], behind asked: [CodeGraph.Number: [Place]]
  ) -> Reads? {
    let graph = reach.graph
    var (targets, numbers, open) = (Set<CodeReach.Target>(), Set(starts), starts)
    while let number = open.popLast() {
      let hiding = asked[number].map { HidingCode(index, graph.node(number), $0) }
      for use in graph.uses(of: number) where use.kinds.contains(.used) {
        if hiding?.hides(use.place) ?? false { continue }
        let target = graph.target(use.target)
        if isTracked(target) { targets.insert(target) }
        guard use.code >= 0, isFollowed(use.code), numbers.insert(use.code).inserted else {
          continue
        }
        if numbers.count >= Self.limit { return nil }
        open.append(use.code)
      }
    }
    return (targets, numbers)
  }

  private func isFollowed(_ number: CodeGraph.Number) -> Bool {
    let node = reach.graph.node(number)
    return !node.isSetter && node.name != FrameworkNames.initializer && !isMadeOnce(number)
  }

  /// Where code reads what nothing tracks, itself or by way of something that is made of that.
  private mutating func placesUntracked(
    _ number: CodeGraph.Number, besides own: Set<CodeNode>
  ) -> [Place] {
    reach.graph.uses(of: number).filter { use in
      use.kinds.contains(.used) && isUntrackedAnswer(reach.graph.target(use.target), own)
    }.map(\.place)
  }

  private mutating func isUntrackedAnswer(
    _ target: CodeReach.Target, _ own: Set<CodeNode>
  ) -> Bool {
    if isStoredVariable(target) { return isUntracked(target, besides: own) }
    if let known = untrackedAnswers[target] { return known }
    // Here: what leads back to itself gives nothing more.
    untrackedAnswers[target] = false
    let (node, waited) = (CodeNode(target.owner, target.name), waiting)
    let isOne = gives(node) && !untracked(behind: node).targets.isEmpty
    waiting = waited
    untrackedAnswers[target] = isOne
    return isOne
  }
}

/// A piece of code in which some places say whether others are come to.
private struct HidingCode {
  let trees: [CodeTree]
  let asked: [Place]

  init(_ index: ProjectIndex, _ node: CodeNode, _ asked: [Place]) {
    let members = node.owner.map { index.ownMembers(node.name, of: $0) }
      ?? index.globalMembers(node.name)
    trees = members.flatMap { index.code(of: $0) }
    self.asked = asked
  }

  func hides(_ place: Place) -> Bool {
    trees.contains { code in
      code.file == place.file
        && code.tree.asked(before: place.range).contains { range in
          asked.contains { $0.file == place.file && range.contains($0.range) }
        }
    }
  }
}
