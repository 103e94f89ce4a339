// What views ask of the clock, of stores and of chance: any change of their model asked again
// (H077).
extension UntrackedSources {
  typealias Question = (
    holders: [ModelHolder], name: String?, place: Place, kind: SystemQuestionFact.Kind
  )

  /// What a view asks while it is drawn: itself, or by way of what it calls.
  mutating func question(
    of view: TypeID, _ holders: [ModelHolder], drawing own: Set<CodeNode>
  ) -> Question? {
    let asked = (facts.systemQuestions[view] ?? []).filter {
      own.contains(CodeNode(view, $0.unit.memberName))
    }.min { $0.place < $1.place }
    if let asked {
      let node = CodeNode(view, asked.unit.memberName)
      let isInBody = index.drawingMembers(of: view).contains(node.name) || givesView(node)
      return (holders, isInBody ? nil : node.name, asked.place, asked.kind)
    }
    let numbers = own.map(reach.graph.number(of:)).sorted()
    for number in numbers {
      for use in reach.graph.uses(of: number)
      where use.code >= 0 && use.kinds.contains(.used) && !numbers.contains(use.code) {
        let target = reach.graph.target(use.target)
        guard mayAsk(target, for: view),
          let found = answer(of: CodeNode(target.owner, target.name))
        else { continue }
        return (holders, target.name, found.place, found.kind)
      }
    }
    return nil
  }

  /// Code of no view and of no model, which say so themselves.
  private func mayAsk(_ target: Target, for view: TypeID) -> Bool {
    let isBeside = target.owner.map {
      $0 == view || !index.isModel($0) && !index.traits($0).isViewLike
    } ?? true
    return isBeside && !index.mayBeOfCollections(target)
      && gives(CodeNode(target.owner, target.name))
  }

  /// Where the code that gives something asks.
  private mutating func answer(
    of node: CodeNode
  ) -> (place: Place, kind: SystemQuestionFact.Kind)? {
    if let known = questions[node] { return known }
    let outside = OutsideUses(index: index)
    let reached = reached(behind: node, withServices: true).nodes
    var found: (place: Place, kind: SystemQuestionFact.Kind)?
    if reached.count < Self.limit {
      found = reached.firstResult { outside.storeQuestion(in: $0) }.map { ($0, .store) }
        ?? reached.firstResult { outside.clockQuestion(in: $0) }.map { ($0, .clock) }
    }
    questions[node] = .some(found)
    return found
  }

  func shown(_ questions: [Question]) -> [PropertyKey: ViewSource] {
    var result: [PropertyKey: ViewSource] = [:]
    for (holders, name, place, kind) in questions {
      for holder in holders {
        guard let view = holder.owner else { continue }
        let unread = unread(of: holder, in: view)
        // Here: setting what it reads to what it is already asked again as well.
        let read = unread == nil && kind != .store ? read(of: holder, in: view) : nil
        guard let sign = unread ?? read else { continue }
        result[PropertyKey(view, holder.name)] = ViewSource(
          place: place, name: name ?? "", sign: sign, isSetAlong: false, kind: .asked(kind),
          repeated: read)
      }
    }
    return result
  }

  /// A part of a body.
  private func givesView(_ node: CodeNode) -> Bool {
    (node.owner.map { index.ownMembers(node.name, of: $0) } ?? []).contains { member in
      let type = member.kind == .variable
        ? index.variable(member).type : index.function(member).returnType
      if case .some? = type { return true }
      return false
    }
  }

  /// What a model publishes, somebody sets and this view reads.
  private func read(of holder: ModelHolder, in view: TypeID) -> PropertyKey? {
    let models = [holder.model] + index.superclasses(of: holder.model)
    return models.firstResult { model in
      (properties[model] ?? []).first {
        $0.published != nil && mayRedraw(Target(owner: model, name: $0.name), view)
          && facts.written.contains(PropertyKey(model, $0.name))
          && RepeatedSignals.isCompared($0.variable, index)
      }.map { PropertyKey(model, $0.name) }
    }
  }

  /// What a model publishes, others show and this view does not read, of which it was told.
  func unread(of holder: ModelHolder, in view: TypeID) -> PropertyKey? {
    guard drawn.uses(holder, facts) else { return nil }
    let models = [holder.model] + index.superclasses(of: holder.model)
    var read: Set<Target>?
    for model in models {
      let published = (properties[model] ?? []).filter { $0.published != nil && $0.read != nil }
      for property in published {
        let target = Target(owner: model, name: property.name)
        guard !mayRedraw(target, view) else { continue }
        // Here: the code of another model may read it for the view.
        read = read ?? readByWayOfOthers(drawing: view)
        if read?.contains(target) ?? false { continue }
        return PropertyKey(model, property.name)
      }
    }
    return nil
  }

  /// What the members lead to that a view asks models for. What its own getters of bindings ask
  /// for is asked by those whom it gives the bindings.
  private func readByWayOfOthers(drawing view: TypeID) -> Set<Target> {
    let asked = Set((drawn.readsByView[view] ?? []).map { PropertyKey($0.model, $0.member) })
    let starts = asked.sorted { ($0.owner, $0.name) < ($1.owner, $1.name) }
      .map { CodeNode($0.owner, $0.name) }
    let reached = reach.follow(starts, upTo: Self.limit, entering: isFollowed) { _ in true }
    return Set(
      reached.touched.filter { $0.kinds.contains(.observed) }.map { reach.graph.target($0.target) })
  }
}

extension ProjectIndex {
  /// `rows.isEmpty`, where an extension of something else has a member of that name as well: of
  /// types of others only names are known.
  func mayBeOfCollections(_ target: CodeReach.Target) -> Bool {
    target.owner == nil && globalMembers(target.name).isEmpty
      && FrameworkNames.membersOfCollections.contains(target.name)
  }
}
