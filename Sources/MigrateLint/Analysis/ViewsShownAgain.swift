/// Views that somebody keeps as a value and shows more than once: behind a condition, in a sheet,
/// in each row. A `@State` starts from the same object each time, where a `@StateObject` made
/// another one (H061).
struct ViewsShownAgain {
  let index: ProjectIndex
  let facts: ProjectFacts

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
    // Here: what only updates itself along with a view is not shown.
    guard let owner = holder.owner, holder.wrapper == .stateObject, makesModelEagerly(holder),
      case let protocols = index.traits(owner).viewProtocols,
      !protocols.contains(FrameworkNames.dynamicProperty) || protocols.contains(FrameworkNames.view)
    else { return [] }
    let views = ViewsShownAgain(index: index, facts: facts)
    let ways = ViewWays(index, facts)
    return (facts.constructions[owner] ?? []).filter {
      !$0.unit.isPreview && !$0.isInAction && facts.link(making: $0) == nil
    }.sorted { $0.place < $1.place }.compactMap { made in
      if views.isLinked(made) {
        return Consequence(
          message: "a link keeps what is made here: leaving does not free it, and who comes back"
            + " may find it as it was left", place: made.place)
      }
      let model = index[holder.model].name
      return ways.showing(made).map { showing in
        switch showing {
        case .again(let keeper):
          Consequence(
            message: "'\(keeper)' keeps the view that is made here and may show it again: it comes"
              + " back with the same '\(model)', as it was left; shown twice, both share it",
            place: made.place)
        case .atOnce(let shower):
          Consequence(
            message: "the view that is made here is shown more than once, through '\(shower)': all"
              + " of them share one '\(model)', where each had its own", place: made.place)
        }
      }
    }
  }
}
