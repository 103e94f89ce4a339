/// Views that somebody keeps as a value and shows more than once: behind a condition, in a sheet,
/// in each row. A `@State` starts from the same object each time, where a `@StateObject` made
/// another one (H061).
struct ViewsShownAgain {
  let index: ProjectIndex
  let facts: ProjectFacts

  /// Who keeps a view that is made there and shows it again.
  func keeper(of construction: ConstructionFact) -> String? {
    if construction.unit.kind == .initialValue, let member = construction.unit.member,
      let owner = construction.unit.owner, index.traits(owner).isViewLike
    {
      let variable = index.variable(member)
      let isKept = !variable.isComputed && shows(variable.name, again: owner)
      return isKept ? index[owner].name : nil
    }
    guard let (container, argument) = container(of: construction),
      index.traits(container.type).isViewLike,
      keeps(argument, container.type)
    else { return nil }
    return index[container.type].name
  }

  /// What is made there with a construction in one of its arguments.
  func container(
    of construction: ConstructionFact
  ) -> (container: ConstructionFact, argument: ArgumentFact)? {
    var nearest: (container: ConstructionFact, argument: ArgumentFact)?
    let all = facts.files[construction.place.file].constructions
    let start = construction.place.range.start
    // Here: by their numbers, as there may be thousands, of which few are around it.
    for position in all.indices
    where all[position].place.range.start < start
      && all[position].arguments.last?.place.range.end ?? 0 > start
    {
      let container = all[position]
      for argument in container.arguments
      where argument.place.range.contains(construction.place.range)
        && argument.place.range.count < nearest?.argument.place.range.count ?? .max
      {
        nearest = (container, argument)
      }
    }
    return nearest
  }

  /// Whether a container stores what it is given as a view, and not as what makes one, and may show
  /// it again.
  private func keeps(_ argument: ArgumentFact, _ container: TypeID) -> Bool {
    let generics = index.types.declaration(container).genericParameters.map(\.name)
    return index.storedProperties(of: container).contains { member in
      let variable = index.variable(member)
      guard argument.label.map({ $0 == variable.name }) ?? argument.isClosure,
        case .named(let path)? = variable.type, path.count == 1,
        generics.contains(path[0].name) || path[0].name == FrameworkNames.anyView
      else { return false }
      return shows(variable.name, again: container)
    }
  }

  /// Whether what a view draws names a property where it may come and go, or several times.
  private func shows(_ property: String, again type: TypeID) -> Bool {
    var count = 0
    for member in index.allMembers(of: type).values.joined() {
      let bodies = member.kind == .variable
        ? index.variable(member).accessors.compactMap(\.body)
        : [index.function(member).kind == .initializer ? nil : index.function(member).body]
          .compactMap(\.self)
      for body in bodies {
        let tree = index.files[member.place.file].body(body)
        guard tree.root >= 0 else { continue }
        var search = Search(tree: tree, property: property)
        search.read(tree.root, comesAndGoes: false)
        if search.isFound { return true }
        count += search.count
      }
    }
    return count > 1
  }

  private struct Search {
    let tree: BodyTree
    let property: String
    var isFound = false
    var count = 0

    mutating func read(_ node: NodeID, comesAndGoes: Bool) {
      var comesAndGoes = comesAndGoes
      switch tree.kind(node) {
      case .ifStatement, .switchStatement, .ternary: comesAndGoes = true
      case .call:
        let name = tree.firstChild(node).map { callee in
          [.name, .member].contains(tree.kind(callee)) ? tree.name(callee) : ""
        } ?? ""
        if FrameworkNames.renews.contains(name) { comesAndGoes = true }
        if FrameworkNames.showsAgain.contains(name) {
          // Here: what a sheet is put on is shown without it.
          for (position, child) in tree.children(node).enumerated() {
            read(child, comesAndGoes: comesAndGoes || position > 0)
          }
          return
        }
      case .member where tree.name(node) == property:
        if let base = tree.firstChild(node), tree.kind(base) == .selfName { note(comesAndGoes) }
      case .name where tree.name(node) == property: note(comesAndGoes)
      default: break
      }
      for child in tree.children(node) { read(child, comesAndGoes: comesAndGoes) }
    }

    private mutating func note(_ comesAndGoes: Bool) {
      count += 1
      isFound = isFound || comesAndGoes
    }
  }
}

// Views that a link leads to which is given them by somebody else.
extension ViewsShownAgain {
  /// Whether a link leads to what is made there for somebody who keeps it, or who keeps what makes
  /// it: `Item(destination: Page())` and `NavigationLink(destination: item.destination)`.
  func isLinked(_ construction: ConstructionFact) -> Bool {
    let linked = facts.linkedValues
    guard !linked.isEmpty, let (container, argument) = container(of: construction) else {
      return false
    }
    let names = index.storedProperties(of: container.type).map { index.variable($0).name }
      .filter { name in argument.label.map { $0 == name } ?? argument.isClosure }
    return names.contains { name in
      let key = PropertyKey(container.type, name)
      return linked.contains(key) || linked.contains { hands(key, to: $0) }
    }
  }

  /// Whether somebody is made with what a property holds: `Row(destination: item.destination())`.
  private func hands(_ key: PropertyKey, to taker: PropertyKey) -> Bool {
    (facts.constructions[taker.owner] ?? []).contains { made in
      made.arguments.contains { argument in
        argument.label == taker.name
          && index.files[argument.place.file].allNames(in: argument.place.range)
            .contains(key.name)
      }
    }
  }
}

extension Plan {
  /// What is said of them at the holder whose model they make.
  func viewsShownAgain(makingModelOf holder: ModelHolder) -> [Consequence] {
    guard let owner = holder.owner, holder.wrapper == .stateObject, makesModelEagerly(holder) else {
      return []
    }
    let views = ViewsShownAgain(index: index, facts: facts)
    return (facts.constructions[owner] ?? []).filter {
      !$0.unit.isPreview && !$0.isInAction && facts.link(making: $0) == nil
    }.sorted { $0.place < $1.place }.compactMap { made in
      if views.isLinked(made) {
        return Consequence(
          message: "a link keeps what is made here: leaving does not free it, and who comes back"
            + " may find it as it was left", place: made.place)
      }
      return views.keeper(of: made).map { keeper in
        Consequence(
          message: "'\(keeper)' keeps the view that is made here and may show it again: it comes"
            + " back with the same '\(index[holder.model].name)', as it was left; shown twice, both"
            + " share it", place: made.place)
      }
    }
  }
}
