// What views read of their models, though not through what they hold.
extension DrawnReads {
  /// Of holders through which their views read nothing those whose views read all the same what the
  /// model publishes: of the instance that all share, or a representable by way of what it made.
  func readByOtherWays(
    _ idle: [TypeID: [ModelHolder]], _ reach: CodeReach,
    _ properties: [TypeID: [PropertyDecision]]
  ) -> Set<PropertyKey> {
    var result: Set<PropertyKey> = []
    for (model, holders) in idle {
      let lineage = [model] + index.superclasses(of: model) + index.protocols(of: model)
      let published = (properties[model] ?? []).filter { $0.published != nil }.map(\.name)
      let targets = lineage.flatMap { owner in
        published.map { reach.graph.number(of: CodeReach.Target(owner: owner, name: $0)) }
      }
      let ofAll = Set(
        holders.filter { if case .shared = $0.ownership { true } else { false } }
          .compactMap(\.key))
      for key in Set(holders.compactMap(\.key)) {
        let isRead = isRepresentable(key.owner)
          ? reads(Set(targets), throughWhatItMade: key.owner, reach)
          : readsShared(model, Set(published), in: key.owner, reach)
            || ofAll.contains(key) && reads(Set(targets), drawing: key.owner, reach)
        if isRead { result.insert(key) }
      }
    }
    return result
  }

  /// Whether updating a representable leads to reads of some properties outside of it.
  private func reads(
    _ targets: Set<CodeReach.Number>, throughWhatItMade view: TypeID, _ reach: CodeReach
  ) -> Bool {
    let starts = index.drawingMembers(of: view).subtracting(FrameworkNames.representableMakers)
    let reached = reach.follow(
      starts.sorted().map { CodeNode(view, $0) }, upTo: 512,
      entering: { number in
        guard let owner = reach.graph.node(number).owner else { return true }
        return owner == view || !index.traits(owner).isViewLike
      }, { _ in true })
    return reached.touched(among: targets).values.contains {
      $0.observed.map { !index.isCode($0, of: view) } ?? false
    }
  }

  /// The same of what drawing a view asks ordinary types for, `kind.title`, of an instance that all
  /// share.
  private func reads(
    _ targets: Set<CodeReach.Number>, drawing view: TypeID, _ reach: CodeReach
  ) -> Bool {
    let reached = reach.follow(
      index.drawingMembers(of: view).sorted().map { CodeNode(view, $0) }, upTo: 512,
      entering: { number in
        reach.graph.node(number).owner.map { $0 == view || !index.traits($0).isViewLike } ?? true
      }, { _ in true })
    return reached.touched(among: targets).values.contains { $0.observed != nil }
  }

  /// Whether drawing a view asks the model that all share, by itself or by way of functions and
  /// extensions of types of others.
  private func readsShared(
    _ model: TypeID, _ published: Set<String>, in view: TypeID, _ reach: CodeReach
  ) -> Bool {
    let reads = (readsWithoutHolder[model] ?? []).filter {
      !self.reach($0.member, of: model).isDisjoint(with: published)
    }
    if reads.contains(where: { $0.unit.owner == view }) { return true }
    let others = Set(reads.filter { $0.unit.owner == nil }.map(\.unit.memberName))
    guard !others.isEmpty else { return false }
    let reached = reach.follow(
      index.drawingMembers(of: view).sorted().map { CodeNode(view, $0) }, upTo: 512,
      entering: { reach.graph.node($0).owner.map { $0 == view } ?? true }, { _ in true })
    return reached.nodes.contains { $0.owner == nil && others.contains($0.name) }
  }
}

extension ProjectIndex {
  /// Whether a place is in the declaration of a type or in an extension of it.
  func isCode(_ place: Place, of type: TypeID) -> Bool {
    self[type].parts.contains {
      $0.file == place.file && types.declaration($0).range.contains(place.range)
    }
  }
}
