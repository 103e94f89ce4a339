/// Views that observe models in the old way.
struct ObservingViews: Sendable {
  /// By model, the views that observe it, or one above or below it.
  private(set) var views: [TypeID: Set<TypeID>] = [:]
  /// What their initialisers read of models.
  private(set) var reads: [TypeID: [MemberFact]] = [:]

  init(_ observers: [TypeID: [ModelHolder]], _ facts: ProjectFacts) {
    views = observers.mapValues { holders in
      Set(holders.lazy.filter { !$0.isLocal && !$0.isInPreview }.compactMap(\.owner))
    }
    let all = Set(views.values.joined())
    for file in facts.files {
      for read in file.memberUses where read.unit.memberName == FrameworkNames.initializer {
        guard let owner = read.unit.owner, all.contains(owner) else { continue }
        reads[owner, default: []].append(read)
      }
    }
  }
}

// What views take down of a model when they are made: `original = profile.name`.
extension Plan {
  /// A view that shows a model keeps what one of its properties was when the view was made, in its
  /// initialiser or among the arguments. Whoever makes it without observing the model made it once;
  /// from now on that reads the property while it is drawn, and makes the view anew with each
  /// change of it (H095).
  func takenDown(of model: TypeID) -> [Consequence] {
    guard let views = observingViews.views[model] else { return [] }
    let (hierarchy, tracked) = (Set(index.hierarchy(of: model)), trackedNames(of: model))
    return views.sorted().compactMap { view in
      let copies = copies(by: view, of: hierarchy, tracked)
      if copies.isEmpty { return nil }
      let makers = (facts.constructions[view] ?? []).filter { made in
        drawn.isDrawn(made.unit, isInAction: made.isInAction) && !made.unit.isPreview
          && made.unit.owner.map { !index.traits($0).isLongLived && !views.contains($0) } ?? false
      }
      return makers.sorted { $0.place < $1.place }.firstResult { made in
        copies.first { copy in
          copy.read.unit.memberName == FrameworkNames.initializer
            || made.arguments.contains { $0.place.contains(copy.read.place) }
        }.flatMap { copy in made.unit.owner.map { message(copy, view, $0, model) } }
      }
    }
  }

  /// A stored property of a view, and what it takes from a model.
  private typealias Copy = (property: String, read: MemberFact)

  private func message(
    _ copy: Copy, _ view: TypeID, _ maker: TypeID, _ model: TypeID
  ) -> Consequence {
    Consequence(
      message: "'\(index[view].name)' keeps in '\(copy.property)' what '\(copy.read.member)' was"
        + " when the view was made, and '\(index[maker].name)', which makes it, does not observe"
        + " '\(index[model].name)': from now on each change of '\(copy.read.member)' makes it anew,"
        + " and '\(copy.property)' follows", place: copy.read.place)
  }

  private func copies(
    by view: TypeID, of models: Set<TypeID>, _ tracked: Set<String>
  ) -> [Copy] {
    func counts(_ read: MemberFact) -> Bool {
      models.contains(read.model) && !read.isWrite && !read.isInAction
        && !drawn.reach(read.member, of: read.model).isDisjoint(with: tracked)
    }
    let plain = index.storedProperties(of: view).filter { index.wrapper($0).wrapper == .none }
      .map { index.variable($0).name }
    var result: [Copy] = []
    let own = (observingViews.reads[view] ?? []).filter(counts)
    for name in plain where !own.isEmpty {
      for assignment in facts.assignments[PropertyKey(view, name)] ?? [] {
        result += own.filter { assignment.value.contains($0.place) }.map { (name, $0) }
      }
    }
    for made in facts.constructions[view] ?? [] {
      let reads = made.unit.owner.flatMap { drawn.readsByView[$0] } ?? []
      // Here: whoever reads so much makes a list of them.
      guard reads.count <= 256 else { continue }
      for argument in made.arguments where !argument.isClosure {
        guard let name = argument.label, plain.contains(name) else { continue }
        result += reads.filter { argument.place.contains($0.place) && counts($0) }
          .map { (name, $0) }
      }
    }
    return result.sorted { $0.read.place < $1.read.place }
  }
}
