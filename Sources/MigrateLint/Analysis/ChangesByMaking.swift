// What code does to others that a view's maker hands over for later: `Page(summary: stop())`.
extension BlockerFinder {
  /// The argument for a `@StateObject` is a closure that runs once, when the view is shown; for a
  /// `@State` it is a value, made whenever the view is. What it calls changes others then, again
  /// and again (H060). What initialisers do is judged elsewhere.
  mutating func noteChangesByMaking(_ holder: ModelHolder) {
    guard let owner = holder.owner, throwsOthersAway(holder), index.isGivenLater(holder) else {
      return
    }
    let models = modelsMade(for: holder)
    let own = Set(models.flatMap { index.hierarchy(of: $0) })
    for made in facts.constructions[owner] ?? []
    where drawn.isDrawn(made.unit, isInAction: made.isInAction) && !made.unit.isPreview {
      guard let given = made.arguments.first(where: { $0.label == holder.name }),
        let (name, set) = changes(by: given.place, in: made.unit, but: own)
      else { continue }
      for model in models {
        add(
          model, "eager-model-initializer",
          "what is given for '\(holder.symbol)' would run whenever '\(holder.ownerName)' is made,"
            + " not once when it is shown, and it sets '\(name)' here", set, .acceptance)
      }
    }
  }

  /// The first variable of somebody else that an argument sets by what it calls.
  private func changes(
    by argument: Place, in unit: CodeUnit, but own: Set<TypeID>
  ) -> (name: String, place: Place)? {
    let graph = reach.graph
    let start = CodeNode(unit.owner, unit.memberName)
    let reached = reach.follow(
      [start], upTo: 256,
      entering: { graph.node($0).name != FrameworkNames.initializer }, argument.contains)
    return reached.numbers.flatMap { number -> [(name: String, place: Place)] in
      let (uses, isStart) = (graph.uses(of: number), number == graph.number(of: start))
      return uses.compactMap { use in
        let target = graph.target(use.target)
        guard use.kinds.contains(.set), isKept(target, but: own), !fillsCache(use, among: uses),
          !isStart || argument.contains(use.place)
        else { return nil }
        return (target.name, use.place)
      }
    }.min { $0.place < $1.place }
  }

  /// `rows[id] = rows[id] ?? Row()`: who looks for an element, and keeps the one that it makes,
  /// finds that one the next time.
  private func fillsCache(_ set: CodeGraph.Use, among uses: ArraySlice<CodeGraph.Use>) -> Bool {
    let bytes = index.files[set.place.file].source.bytes
    let end = set.place.range.end
    return end < bytes.count && bytes[end] == UInt8(ascii: "[")
      && uses.contains {
        $0.target == set.target && $0.place != set.place && $0.kinds.contains(.used)
      }
  }

  /// A stored variable that lives on: of an object, or one that all share.
  private func isKept(_ target: CodeGraph.Target, but own: Set<TypeID>) -> Bool {
    let members = target.owner.map { index.ownMembers(target.name, of: $0) }
      ?? index.globalMembers(target.name)
    return members.contains { member in
      guard member.kind == .variable, !index.variable(member).isComputed else { return false }
      if index.variable(member).isStatic { return true }
      guard let owner = target.owner else { return true }
      return index[owner].kind == .class && !own.contains(owner)
    }
  }
}

extension ProjectFacts {
  /// Where others make what a holder is given by the initialiser that the compiler writes.
  func givenMakings(for holder: ModelHolder, _ index: ProjectIndex) -> [Making] {
    guard holder.wrapper == .stateObject, let owner = holder.owner, index.isGivenLater(holder)
    else { return [] }
    return (constructions[owner] ?? []).compactMap { made in
      guard !made.unit.isPreview, !made.isInAction, let member = made.unit.member,
        let given = made.arguments.first(where: { $0.label == holder.name })
      else { return nil }
      let (file, range) = (index.files[given.place.file], given.place.range)
      let tree = file.expression(
        TokenSpan(file.firstToken(from: range.start), file.firstToken(from: range.end)))
      return tree.root < 0 ? nil
        : Making(tree: tree, root: tree.root, member: member, end: given.place)
    }
  }
}

extension ProjectIndex {
  /// Whether no initialiser that is written takes it.
  fileprivate func isGivenLater(_ holder: ModelHolder) -> Bool {
    holder.owner.map { owner in
      !initializers(of: owner).contains { initializer in
        function(initializer).parameters.contains { $0.label == holder.name }
      }
    } ?? false
  }
}
