// What code does to others that a view's maker hands over for later: `Page(summary: stop())`.
extension BlockerFinder {
  /// The argument for a `@StateObject` is a closure that runs once, when the view is shown; for a
  /// `@State` it is a value, made whenever the view is. What it calls changes others then, again
  /// and again (H060). What initialisers do is judged elsewhere.
  mutating func noteChangesByMaking(_ holder: ModelHolder) {
    guard throwsOthersAway(holder), case let given = facts.given(later: holder, index),
      !given.isEmpty
    else { return }
    let models = modelsMade(for: holder)
    let own = Set(models.flatMap { index.hierarchy(of: $0) })
    for (made, place) in given where drawn.isDrawn(made.unit, isInAction: made.isInAction) {
      guard let (name, set) = changes(by: place, in: made.unit, but: own) else { continue }
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
    // Here: of several uses the effects of code keep the first, which may be another argument's.
    let names = index.files[argument.file].allNames(in: argument.range)
    let places = Set(
      graph.uses(of: graph.number(of: start)).filter {
        argument.contains($0.place)
          || $0.place.file == argument.file && names.contains(graph.target($0.target).name)
      }.map(\.place))
    let reached = reach.follow(
      [start], upTo: 256,
      entering: { graph.node($0).name != FrameworkNames.initializer }, places.contains)
    return reached.numbers.flatMap { number -> [(name: String, place: Place)] in
      let (uses, isStart) = (graph.uses(of: number), number == graph.number(of: start))
      return uses.compactMap { use in
        let target = graph.target(use.target)
        guard use.kinds.contains(.set), isKept(target, but: own), !fillsCache(use, among: uses),
          !isStart || places.contains(use.place)
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
    index.members(behind: CodeNode(target.owner, target.name)).contains { member in
      guard member.kind == .variable, !index.variable(member).isComputed else { return false }
      if index.variable(member).isStatic { return true }
      guard let owner = target.owner else { return true }
      return index[owner].kind == .class && !own.contains(owner)
    }
  }
}

extension ProjectFacts {
  /// Where others make what a `@StateObject` is given that it asks for when it is shown.
  func givenMakings(for holder: ModelHolder, _ index: ProjectIndex) -> [Making] {
    given(later: holder, index).compactMap { made, place in
      guard !made.isInAction, let member = made.unit.member else { return nil }
      let file = index.files[place.file]
      let tree = file.expression(
        TokenSpan(file.firstToken(from: place.range.start), file.firstToken(from: place.range.end)))
      return tree.root < 0 ? nil : Making(tree: tree, root: tree.root, member: member, end: place)
    }
  }

  /// The arguments that a `@StateObject` evaluates once: for the initialiser that the compiler
  /// writes, for an autoclosure, for a closure.
  fileprivate func given(
    later holder: ModelHolder, _ index: ProjectIndex
  ) -> [(made: ConstructionFact, place: Place)] {
    guard holder.wrapper == .stateObject, let owner = holder.owner, let member = holder.variable
    else { return [] }
    let labels = index.hasMemberwiseInitializer(owner, for: member)
      ? [holder.name] : labels(ofClosuresFor: PropertyKey(owner, holder.name), index)
    guard !labels.isEmpty else { return [] }
    return (constructions[owner] ?? []).filter { !$0.unit.isPreview }.flatMap { made in
      made.arguments.filter { argument in
        labels.contains(argument.label) || argument.isClosure && argument.label == nil
      }.map { (made, $0.place) }
    }
  }

  /// `_page = StateObject(wrappedValue: make())`: the labels of such parameters.
  private func labels(ofClosuresFor key: PropertyKey, _ index: ProjectIndex) -> [String?] {
    (storage[key] ?? []).compactMap { $0.assigned?.origin }.flatMap(\.alternatives)
      .compactMap { origin in
        guard case .parameter(_, let function, let name) = origin,
          let position = index.function(function).parameters.firstIndex(where: { $0.name == name }),
          case let parameter = index.function(function).parameters[position]
        else { return nil }
        if parameter.isAutoclosure { return parameter.label }
        guard case .function = index.parameterTypes(of: function)[position].unwrapped else {
          return nil
        }
        return parameter.label
      }
  }
}
