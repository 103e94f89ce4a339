// What a model asks for while it is made, where its view is made before anybody sees it.
extension Plan {
  /// A `TabView` makes the views of all its tabs at once. `@StateObject` made its model when the
  /// tab was first shown; `@State` makes it with the view, and it is this one that is kept (H061).
  func readsBeforeTabs(makingModelOf holder: ModelHolder) -> [Consequence] {
    guard let owner = holder.owner, holder.wrapper == .stateObject, makesModelEagerly(holder) else {
      return []
    }
    let ways = ViewWays(index, facts)
    let isInTab = (facts.constructions[owner] ?? []).contains {
      !$0.unit.isPreview && !$0.isInAction && ways.isInLaterTab($0)
    }
    guard isInTab, let place = EarlyReads(index, facts, writers).first(whileMaking: holder.model)
    else {
      return []
    }
    return [
      Consequence(
        message: "'@State' has this read when the tabs around '\(index[owner].name)' are made, and"
          + " not when its tab is first shown", place: place)
    ]
  }
}

/// What an initialiser asks for that may be something else later.
private struct EarlyReads {
  let index: ProjectIndex
  let facts: ProjectFacts
  let writers: [CodeReach.Target: Set<UntrackedSources.Writer>]

  init(
    _ index: ProjectIndex, _ facts: ProjectFacts,
    _ writers: [CodeReach.Target: Set<UntrackedSources.Writer>]
  ) {
    (self.index, self.facts, self.writers) = (index, facts, writers)
  }

  /// The first of that in what runs while a model is made, its property's first values included.
  func first(whileMaking model: TypeID) -> Place? {
    let owners = [model] + index.superclasses(of: model)
    let places = owners.flatMap(clocks) + variables(owners)
    return places.min()
  }

  /// Variables of types and globals, and properties of objects, that other code sets.
  private func variables(_ owners: [TypeID]) -> [Place] {
    let files = Set(
      owners.flatMap { owner in
        [index[owner].declaration.file] + index.initializers(of: owner).map(\.place.file)
      })
    var read: [(target: CodeReach.Target, place: Place)] = []
    for file in files {
      for unit in facts.files[file].effects
      where unit.node.name == FrameworkNames.initializer
        && unit.node.owner.map(owners.contains) ?? false
      {
        for effect in unit.effects where effect.roles.contains(.read) && !effect.isLate {
          guard let target = variable(effect, owners) else { continue }
          read.append((target, Place(file, effect.range)))
        }
      }
    }
    return read.filter { target, _ in
      writers[target]?.contains { writer in
        writer.node.name != FrameworkNames.initializer
          || !(writer.node.owner.map(owners.contains) ?? false)
      } ?? false
    }.map(\.place)
  }

  private func variable(_ effect: EffectFact, _ owners: [TypeID]) -> CodeReach.Target? {
    switch effect.target {
    case .member(let type, let name):
      guard let member = index.members(name, of: type).first, member.kind == .variable,
        let owner = index.owner(member)
      else { return nil }
      let variable = index.variable(member)
      guard !variable.isLet, !variable.isComputed,
        variable.isStatic || index[owner].kind == .class && !owners.contains(owner)
      else { return nil }
      return CodeReach.Target(owner: owner, name: name)
    case .global(let name):
      let isVariable = index.globalMembers(name).contains {
        $0.kind == .variable && !index.variable($0).isLet && !index.variable($0).isComputed
      }
      return isVariable ? CodeReach.Target(owner: nil, name: name) : nil
    default: return nil
    }
  }

  /// `Date()`, `Date.now`
  private func clocks(_ model: TypeID) -> [Place] {
    let values = index.storedProperties(of: model).filter {
      !index.variable($0).hasModifier("lazy")
    }
    return (values + index.initializers(of: model)).flatMap { member in
      index.code(of: member).filter { code in
        // Here: what observes a property does not run for its first value.
        member.kind == .function
          || index.variable(member).initialValueRange.map {
            $0.contains(code.tree.range(code.tree.root))
          } ?? false
      }.flatMap { clocks(in: $0, $0.tree.root) }
    }
  }

  private func clocks(in code: CodeTree, _ node: NodeID) -> [Place] {
    let tree = code.tree
    if tree.kind(node) == .closure, code.call(of: node) == nil { return [] }
    if tree.kind(node) == .call || tree.kind(node) == .member,
      let base = tree.firstChild(node), tree.kind(base) == .name,
      tree.name(base) == FrameworkNames.date, tree.kind(node) == .call
        ? tree[base].nextSibling < 0 : tree.name(node) == FrameworkNames.now
    {
      return [Place(code.file, tree.range(node))]
    }
    return tree.children(node).flatMap { clocks(in: code, $0) }
  }
}

extension ViewWays {
  /// Whether a view is made together with a `TabView` that shows another one first.
  fileprivate func isInLaterTab(_ construction: ConstructionFact) -> Bool {
    guard let (start, code) = place(of: construction) else { return false }
    let tree = code.tree
    var node = start
    while let parent = code.parent(node) {
      switch tree.kind(parent) {
      case .argument:
        guard let call = code.parent(parent), tree.kind(call) == .call else { return false }
        let name = code.calledName(call)
        if FrameworkNames.tabContainers.contains(name), tree.kind(node) == .closure {
          return tree.firstChild(node).map {
            !tree.range($0).contains(tree.range(start))
          } ?? false
        }
        if case .lost = given(parent, to: call, in: code, Way()) { return false }
        node = call
      case .member, .call, .closure, .block, .ifStatement, .elseBranch, .switchStatement,
        .switchCase:
        node = parent
      default: return false
      }
    }
    return false
  }
}
