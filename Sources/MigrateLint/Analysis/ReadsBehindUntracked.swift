/// Which tracked properties code reads only behind something that nothing tracks:
/// `purchases.isPro ? formats : []`. Where that says no when a view is drawn, no change of them is
/// told (H077).
struct HiddenReads {
  var targets: Set<CodeReach.Target> = []
  /// What hides them, as far as one thing does.
  var askedBy: [CodeReach.Target: AskedPlace] = [:]
}

/// Where code asks for what nothing tracks.
struct AskedPlace {
  var place: Place
  var name: String
}

extension UntrackedSources {
  /// Of all that some code reads, in what it leads to, the tracked properties that are never read
  /// but so. What only the code itself sets is its own memory, and hides nothing. `others` run as
  /// well, where nothing of it leads to them.
  private mutating func hiddenReads(
    _ starts: [CodeNode], or others: [CodeNode] = [], besides own: Set<CodeNode> = []
  ) -> HiddenReads {
    var starts = starts.map { reach.graph.number(of: $0) }.filter { $0 >= 0 }
    guard var all = reads(starts) else { return HiddenReads() }
    let beside = others.map { reach.graph.number(of: $0) }.filter {
      $0 >= 0 && !all.numbers.contains($0)
    }
    if !beside.isEmpty {
      starts += beside
      guard let more = reads(starts) else { return HiddenReads() }
      all = more
    }
    guard !all.targets.isEmpty else { return HiddenReads() }
    var hiding: [CodeGraph.Number: HidingCode] = [:]
    for number in all.numbers {
      let code = HidingCode(index, reach.graph.node(number), placesUntracked(number, besides: own))
      if let code { hiding[number] = code }
    }
    guard !hiding.isEmpty, let told = reads(starts, behind: hiding) else { return HiddenReads() }
    var result = HiddenReads(targets: all.targets.subtracting(told.targets))
    if result.targets.isEmpty { return result }
    let owners = Set(starts.map { reach.graph.node($0).owner })
    for (use, asked) in told.skipped {
      // Here: what other code reads is not what the view is about.
      let isOwn = use.code >= 0 && owners.contains(reach.graph.node(use.code).owner)
      let behind = isOwn ? reads([use.code])?.targets ?? [] : []
      for target in behind.union([reach.graph.target(use.target)])
      where result.targets.contains(target) && result.askedBy[target] == nil {
        result.askedBy[target] = asked
      }
    }
    return result
  }

  /// Whether nothing that code gives is told where what nothing tracks says no; of what it is made
  /// of, notes what is hidden so.
  mutating func hidesParts(_ start: CodeNode) -> Bool {
    guard let parts = mixed[start]?.parts else { return false }
    let hidden = hiddenReads([start]).targets.intersection(parts)
    mixed[start]?.hidden = hidden
    return hidden == parts
  }

  /// Notes what the drawing of a view reads only so, where it asks anything that nothing tracks.
  mutating func noteHidden(in view: TypeID, besides own: Set<CodeNode>) {
    let asked = Set((shownBeside[view] ?? [:]).values)
    guard hiddenInView[view] == nil, asked.contains(where: { isUntrackedAnswer($0, own) }) else {
      return
    }
    let starts = index.drawingMembers(of: view).map { CodeNode(view, $0) }
    hiddenInView[view] = hiddenReads(
      starts, or: Array(own.subtracting(starts)), besides: own)
  }

  /// What views read only so.
  func noteHidden(
    from holders: some Sequence<ModelHolder>, _ result: inout [PropertyKey: ViewSource]
  ) {
    for holder in holders {
      guard let view = holder.owner, let key = holder.key else { continue }
      result[key] = hidden(from: holder, in: view)
    }
  }

  /// What a view reads of a model that it observes only so, though others may show it.
  private func hidden(from holder: ModelHolder, in view: TypeID) -> ViewSource? {
    guard let hidden = hiddenInView[view] else { return nil }
    let models = [holder.model] + index.superclasses(of: holder.model)
    let target = hidden.targets.filter { target in
      target.owner.map(models.contains) ?? false
        && !facts.mayBind(target.name, of: holder.model, index)
    }.min { $0.name < $1.name }
    guard let target, let owner = target.owner, let asked = hidden.askedBy[target] else {
      return nil
    }
    return ViewSource(
      place: asked.place, name: asked.name, sign: PropertyKey(owner, target.name),
      isSetAlong: false, kind: .condition)
  }

  private typealias Reads = (
    targets: Set<CodeReach.Target>, numbers: Set<CodeGraph.Number>,
    skipped: [(use: CodeGraph.Use, asked: AskedPlace)]
  )

  /// The tracked properties that code leads to, but for what some places say whether it runs; nil
  /// where that leads too far.
  private func reads(
    _ starts: [CodeGraph.Number], behind hiding: [CodeGraph.Number: HidingCode] = [:]
  ) -> Reads? {
    let graph = reach.graph
    var (result, open): (Reads, [CodeGraph.Number]) = (([], Set(starts), []), starts)
    while let number = open.popLast() {
      // Here: whoever presents something reads nothing of that, but whether it is to be shown.
      let later = hiding.isEmpty ? [] : PresentedNames(index, graph.node(number)).names
      for use in graph.uses(of: number) where use.kinds.contains(.used) {
        let target = graph.target(use.target)
        if later.contains(target.name) { continue }
        if let asked = hiding[number]?.asked(before: target.name) {
          result.skipped.append((use, asked))
          continue
        }
        if isTracked(target) { result.targets.insert(target) }
        guard use.code >= 0, isFollowed(use.code), result.numbers.insert(use.code).inserted else {
          continue
        }
        if result.numbers.count >= Self.limit { return nil }
        open.append(use.code)
      }
    }
    return result
  }

  /// Code that gives a value which may change: no setter, no initialiser, nothing that runs once.
  func isFollowed(_ number: CodeGraph.Number) -> Bool {
    let node = reach.graph.node(number)
    return !node.isSetter && node.name != FrameworkNames.initializer && !isMadeOnce(number)
  }

  /// Where code reads what nothing tracks, itself or by way of something that is made of that.
  private mutating func placesUntracked(
    _ number: CodeGraph.Number, besides own: Set<CodeNode>
  ) -> [AskedPlace] {
    var result: [AskedPlace] = []
    for use in reach.graph.uses(of: number) where use.kinds.contains(.used) {
      let target = reach.graph.target(use.target)
      if isUntrackedAnswer(target, own) {
        result.append(AskedPlace(place: use.place, name: target.name))
      }
    }
    return result
  }

  private mutating func isUntrackedAnswer(
    _ target: CodeReach.Target, _ own: Set<CodeNode>
  ) -> Bool {
    if isStoredVariable(target) { return isUntracked(target, besides: own) }
    if let known = untrackedAnswers[target] { return known }
    if index.mayBeOfCollections(target) { return false }
    // Here: what leads back to itself gives nothing more.
    untrackedAnswers[target] = false
    let (node, waited) = (CodeNode(target.owner, target.name), waiting)
    var isOne = false
    if gives(node) {
      let found = untracked(behind: node)
      isOne = !found.hasTrackedPart && (found.asksSystem || !found.targets.isEmpty)
    }
    waiting = waited
    untrackedAnswers[target] = isOne
    return isOne
  }
}

/// A piece of code in which some places say whether others are come to.
private struct HidingCode {
  private let trees: [CodeTree]
  private let asked: [AskedPlace]

  init?(_ index: ProjectIndex, _ node: CodeNode, _ asked: [AskedPlace]) {
    guard !asked.isEmpty else { return nil }
    trees = index.members(behind: node).flatMap { index.code(of: $0) }
    self.asked = asked
  }

  /// What is asked before each use of a name; nil where one of them is come to in any case.
  ///
  /// Here: of several uses the effects of code keep the first.
  func asked(before name: String) -> AskedPlace? {
    var first: AskedPlace?
    for code in trees {
      let uses = code.tree.nodes.indices.map { NodeID($0) }.filter { node in
        [.name, .member].contains(code.tree.kind(node)) && code.tree.name(node) == name
          && !isInAction(node, code) && !PresentedNames.isPresented(node, code)
      }
      for use in uses {
        let found = code.tree.asked(before: code.tree.nameRange(use)).firstResult { range in
          asked.first { $0.place.file == code.file && range.contains($0.place.range) }
        }
        guard let found else { return nil }
        first = first ?? found
      }
    }
    return first
  }

  /// Whether code runs by its name when something happens: `.onAppear { … }`, `action: { … }`.
  private func isInAction(_ node: NodeID, _ code: CodeTree) -> Bool {
    var current = node
    while let parent = code.parent(current) {
      if code.tree.kind(current) == .closure, code.tree.kind(parent) == .argument,
        let call = code.parent(parent)
      {
        let label = code.tree[parent].token < 0 ? "" : code.tree.name(parent)
        if FrameworkNames.isNamedAfterEvent(code.calledName(call)) && label.isEmpty
          // Here: a binding's getter is asked whenever that is drawn.
          || FrameworkNames.actionLabels.contains(label) && label != FrameworkNames.getLabel
        {
          return true
        }
      }
      current = parent
    }
    return false
  }
}

/// What a piece of code names only in what it presents: `.sheet(isPresented: $isShown) { page }`.
private struct PresentedNames {
  private(set) var names: Set<String> = []

  init(_ index: ProjectIndex, _ node: CodeNode) {
    var others: Set<String> = []
    for code in index.members(behind: node).flatMap({ index.code(of: $0) }) {
      let nodes = code.tree.nodes.indices.map { NodeID($0) }
      let presents = nodes.contains { code.tree.kind($0) == .closure && Self.shows($0, code) }
      for node in nodes where [.name, .member].contains(code.tree.kind(node)) {
        if presents, Self.isPresented(node, code) {
          names.insert(code.tree.name(node))
        } else {
          others.insert(code.tree.name(node))
        }
      }
    }
    names.subtract(others)
  }

  /// Whether something stands in what is presented, and not there from the start.
  static func isPresented(_ node: NodeID, _ code: CodeTree) -> Bool {
    var current = node
    while let parent = code.parent(current) {
      if code.tree.kind(current) == .closure, shows(current, code) { return true }
      current = parent
    }
    return false
  }

  /// A closure that a presenting modifier is given for what it shows.
  private static func shows(_ closure: NodeID, _ code: CodeTree) -> Bool {
    guard let argument = code.parent(closure), code.tree.kind(argument) == .argument,
      let call = code.parent(argument)
    else { return false }
    return FrameworkNames.presentingModifiers.contains(code.calledName(call))
      || code.tree.children(call).dropFirst().contains {
        code.tree[$0].token >= 0 && code.tree.name($0) == FrameworkNames.isPresentedLabel
      }
  }
}
