// What views take down of a model when they are made: `original = profile.name`.
extension Plan {
  /// A view that shows a model keeps what one of its properties was when the view was made, in its
  /// initialiser or among the arguments. Whoever makes it without observing the model made it once;
  /// from now on that reads the property while it is drawn, and makes the view anew with each
  /// change of it (H095).
  func takenDown(of model: TypeID) -> [Consequence] {
    let hierarchy = Set(index.hierarchy(of: model))
    let views = Set(
      holders.lazy.filter {
        $0.isInView && !$0.isLocal && !$0.isInPreview && $0.wrapper.isOfOldWorld
          && hierarchy.contains($0.model)
      }.compactMap(\.owner))
    let tracked = trackedNames(of: model)
    return views.sorted().compactMap { view in
      let copies = copies(by: view, of: hierarchy, tracked)
      let makers = (facts.constructions[view] ?? []).filter { made in
        drawn.isDrawn(made.unit, isInAction: made.isInAction) && !made.unit.isPreview
          && made.unit.owner.map { !observes($0, hierarchy) } ?? false
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

  private func observes(_ view: TypeID, _ models: Set<TypeID>) -> Bool {
    index.traits(view).isLongLived
      || holders.contains {
        $0.owner == view && $0.wrapper.isOfOldWorld && models.contains($0.model)
      }
  }

  private func copies(
    by view: TypeID, of models: Set<TypeID>, _ tracked: Set<String>
  ) -> [Copy] {
    var result: [Copy] = []
    for member in index.storedProperties(of: view) where index.wrapper(member).wrapper == .none {
      let variable = index.variable(member)
      let values = (facts.assignments[PropertyKey(view, variable.name)] ?? []).map(\.value)
        + (facts.constructions[view] ?? []).flatMap(\.arguments)
        .filter { $0.label == variable.name && !$0.isClosure }.map(\.place)
      for value in values {
        for read in facts.files[value.file].memberUses
        where models.contains(read.model) && value.contains(read.place) && !read.isWrite
          && !read.isInAction
          && !drawn.reach(read.member, of: read.model).isDisjoint(with: tracked)
        {
          result.append((variable.name, read))
        }
      }
    }
    return result.sorted { $0.read.place < $1.read.place }
  }
}
