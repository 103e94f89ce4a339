// Code that runs whenever a view is made, reads what becomes tracked, and starts what changes it.
extension BlockerFinder {
  /// A `@State` makes a model whenever the view is made, and whoever is being drawn meanwhile
  /// observes what the initialiser asks for. The ones that are thrown away live on in a task that
  /// it starts: where that changes the same, the view around is drawn again, makes another model,
  /// and that starts such a task, too (H060). So it is with what the initialiser of a view asks for
  /// and starts itself.
  mutating func findFeeding() {
    var late: [CodeNode: [EffectFact]] = [:]
    for unit in facts.files.lazy.flatMap(\.lateEffects) {
      late[unit.node, default: []] += unit.effects.filter { !$0.isWeak }
    }
    guard !late.isEmpty else { return }
    let feeding = Feeding(index, reach, late, properties)
    let told = modelsThatTell
    for holder in holders where !holder.isInPreview && makesOthers(holder) {
      // Here: one that has moved already makes the same with each view.
      let made = modelsMade(for: holder)
        .union(isStateAlready(holder) && index[holder.model].kind == .class ? [holder.model] : [])
      for model in made.sorted() {
        let own = Set([model] + index.superclasses(of: model))
        let starts = starts(making: model, for: holder)
        let changed = feeding.changed(by: starts, own, of: model)
        let all = feeding.fed(by: starts, own, of: model)
        guard !(changed.isEmpty && all.isEmpty), holder.owner.map(isMadeWhileDrawing) ?? true else {
          continue
        }
        noteFedMaker(holder, model, changed, told)
        for fed in all {
          // Here: whoever makes one shows that itself, and it is told of the one that is made.
          if fed.model != model, case let makers = makers(of: holder), !makers.isEmpty,
            makers.allSatisfy({ shows(fed, $0) })
          {
            continue
          }
          add(
            fed.model, "eager-model-initializer",
            fed.model == model
              ? "one would be made whenever '\(holder.ownerName)' is made, and whoever is drawn"
                + " meanwhile would observe '\(fed.name)', which its initialiser reads here and"
                + " changes later on: that draws it again, and makes another one"
              : "a '\(index[model].name)' would be made whenever '\(holder.ownerName)' is made, and"
                + " whoever is drawn meanwhile would observe '\(fed.name)', which is read here and"
                + " changed later on: that draws it again, and makes another one",
            fed.place, .acceptance)
        }
      }
    }
    let views = Set(holders.filter { $0.isInView && !$0.isLocal && !$0.isInPreview }
      .compactMap(\.owner)).sorted()
    for view in views where !index.initializers(of: view).isEmpty {
      guard !index.traits(view).isLongLived else { continue }
      let all = feeding.fed(by: [CodeNode(view, FrameworkNames.initializer)], [view], of: nil)
      guard !all.isEmpty, isMadeWhileDrawing(view) else { continue }
      for fed in all {
        add(
          fed.model, "eager-model-initializer",
          "whoever draws '\(index[view].name)' would observe '\(fed.name)', which is read here"
            + " while that is made and changed later on: that draws it again, and makes another",
          fed.place, .acceptance)
      }
    }
  }

  /// What views observe in the old way: each change of it draws them.
  private var modelsThatTell: [TypeID: Set<TypeID>] {
    var result: [TypeID: Set<TypeID>] = [:]
    for holder in holders where !holder.isLocal && !holder.isInPreview {
      guard let owner = holder.owner, holder.wrapper.isOfOldWorld else { continue }
      result[owner, default: []].formUnion([holder.model] + index.superclasses(of: holder.model))
    }
    return result
  }

  private func shows(_ fed: Feeding.Fed, _ view: TypeID) -> Bool {
    (drawn.readsByView[view] ?? []).contains { fact in
      index.hierarchy(of: fed.model).contains(fact.model)
        && drawn.reach(fact.member, of: fact.model).contains(fed.name)
    }
  }

  /// What makes the view of a holder while it is drawn itself.
  private func makers(of holder: ModelHolder) -> Set<TypeID> {
    holder.owner.map { Set(makings(whileDrawn: $0).compactMap(\.unit.owner)) } ?? []
  }

  private func makings(whileDrawn view: TypeID) -> [ConstructionFact] {
    (facts.constructions[view] ?? []).filter {
      !$0.unit.isPreview && drawn.isDrawn($0.unit, isInAction: $0.isInAction)
    }
  }

  /// Those, and whatever draws them again whenever it is drawn: it gives them a closure, which
  /// nothing compares.
  private func makersAround(_ holder: ModelHolder) -> Set<TypeID> {
    var result = makers(of: holder)
    var open = Array(result)
    while let maker = open.popLast(), result.count < 64 {
      for making in makings(whileDrawn: maker) where making.arguments.contains(where: \.isClosure) {
        if let around = making.unit.owner, result.insert(around).inserted { open.append(around) }
      }
    }
    return result
  }

  /// A `@State` makes a model whenever the view is made, and what that model starts changes what
  /// the one who draws the view shows, or observes: that draws it again, and makes another (H060).
  private mutating func noteFedMaker(
    _ holder: ModelHolder, _ model: TypeID, _ changed: Set<CodeReach.Target>,
    _ told: [TypeID: Set<TypeID>]
  ) {
    guard !changed.isEmpty, let view = holder.owner else { return }
    // Here: what it changes of its own kind is its own, and not what others show.
    let own = Set([model] + index.superclasses(of: model) + index.subclasses(of: model))
    func isChanged(_ name: String, _ owner: TypeID) -> Bool {
      ([owner] + index.superclasses(of: owner)).contains { type in
        changed.contains(CodeReach.Target(owner: type, name: name))
          && (index.hasObservableMacro(type)
            || properties[owner]?.contains { $0.name == name && $0.action == .tracked } ?? false)
      }
    }
    for maker in makersAround(holder).sorted() where maker != view {
      let read = (drawn.readsByView[maker] ?? []).filter { fact in
        index.isModel(fact.model) && !own.contains(fact.model)
          && drawn.reach(fact.member, of: fact.model).contains { isChanged($0, fact.model) }
      }.min { $0.place < $1.place }
      guard let read else {
        noteToldMaker(maker, holder, model, told[maker, default: []].subtracting(own), changed)
        continue
      }
      add(
        model, "eager-model-initializer",
        "one would be made whenever '\(holder.ownerName)' is made, and what it starts changes"
          + " '\(read.member)' later on, which '\(index[maker].name)' shows here: that draws it"
          + " again, and makes another one", read.place, .acceptance)
    }
  }

  /// The same of one that shows nothing of it: as long as it observes that in the old way, each
  /// change draws it.
  private mutating func noteToldMaker(
    _ maker: TypeID, _ holder: ModelHolder, _ model: TypeID, _ told: Set<TypeID>,
    _ changed: Set<CodeReach.Target>
  ) {
    let published = told.flatMap { other in
      (properties[other] ?? []).filter {
        $0.published != nil && changed.contains(CodeReach.Target(owner: other, name: $0.name))
      }.map { (name: $0.name, place: $0.place, model: other) }
    }
    guard let first = published.min(by: { $0.place < $1.place }) else { return }
    add(
      model, "eager-model-initializer",
      "one would be made whenever '\(holder.ownerName)' is made, and what it starts changes"
        + " '\(first.name)' later on, of which '\(index[maker].name)' is told, as"
        + " '\(index[first.model].name)' stays an ObservableObject: that draws it again, and makes"
        + " another one", first.place, .acceptance, asLongAs: first.model)
  }

  /// Whether a model is made whenever the view is; perhaps before it is put into the storage.
  func makesOthers(_ holder: ModelHolder) -> Bool {
    guard becomesState(holder) || isStateAlready(holder) else { return false }
    // Here: whoever keeps it for all makes no other.
    if case .shared = holder.ownership, !holder.mayBeFresh { return false }
    if throwsOthersAway(holder) { return true }
    guard case .creates(_, _, isAtCallSite: false) = holder.ownership, let owner = holder.owner,
      let member = holder.variable
    else { return false }
    return !index.traits(owner).isLongLived && index.variable(member).initialValue == nil
  }

  private func isStateAlready(_ holder: ModelHolder) -> Bool {
    guard case .creates = holder.ownership else { return false }
    return holder.wrapper == .state && holder.isInView && !holder.isLocal
  }

  /// Its initialisers, and the functions of the project that give it.
  private func starts(making model: TypeID, for holder: ModelHolder) -> [CodeNode] {
    let outside = OutsideUses(index: index)
    return ([model] + index.superclasses(of: model))
      .map { CodeNode($0, FrameworkNames.initializer) }
      + facts.makings(of: holder, index).prefix(16).flatMap { making -> [CodeNode] in
        // Here: nearly all of them just make it.
        if making.tree.text(making.root).hasPrefix(index[model].name + "(") { return [] }
        return outside.nodes(
          makingValue: making.root, in: making.tree, of: making.member, holder.model)
      }
  }
}

/// Which tracked properties code asks for at once, and changes by what it starts.
private struct Feeding {
  struct Fed {
    var model: TypeID
    var name: String
    var place: Place
  }

  private let index: ProjectIndex
  private let reach: CodeReach
  private let late: [CodeNode: [EffectFact]]
  /// The tracked properties of models, by their numbers.
  private var tracked: [CodeGraph.Number: [(model: TypeID, name: String)]] = [:]

  init(
    _ index: ProjectIndex, _ reach: CodeReach, _ late: [CodeNode: [EffectFact]],
    _ properties: [TypeID: [PropertyDecision]]
  ) {
    self.index = index
    self.late = late
    self.reach = reach
    for (model, decisions) in properties where index.isObservableObjectClass(model) {
      let lineage = [model] + index.superclasses(of: model)
      for decision in decisions where decision.action == .tracked {
        for type in lineage {
          let target = CodeReach.Target(owner: type, name: decision.name)
          let number = reach.graph.number(of: target)
          if number >= 0 { tracked[number, default: []].append((model, decision.name)) }
        }
      }
    }
  }

  /// The first such property of each model, in order of places. `own` are the types whose code that
  /// is, and `model` the one that is made, whose functions may be those of a class above it.
  ///
  /// Followed are their own code and the functions of models that it calls: further away a way is
  /// long, and most likely none.
  func fed(by starts: [CodeNode], _ own: Set<TypeID>, of model: TypeID?) -> [Fed] {
    func isOwn(_ node: CodeNode) -> Bool { node.owner.map(own.contains) ?? false }
    let nodes = nodes(from: starts, own, of: model)
    guard nodes.contains(where: { late[$0] != nil }) else { return [] }
    var asked: [CodeGraph.Number: Place] = [:]
    for node in Set(nodes) {
      for use in reach.graph.uses(of: reach.graph.number(of: node))
      where use.kinds.contains(.observed) && tracked[use.target] != nil {
        // Here: another model says what it knows itself.
        let owner = reach.graph.target(use.target).owner
        guard isOwn(node) || node.owner == owner else { continue }
        asked[use.target] = min(asked[use.target] ?? use.place, use.place)
      }
    }
    guard !asked.isEmpty else { return [] }
    let changed = changedLater(than: nodes)
    var result: [TypeID: Fed] = [:]
    for (number, place) in asked where changed.contains(reach.graph.target(number)) {
      for (owner, name) in tracked[number] ?? [] {
        if let known = result[owner], known.place < place { continue }
        result[owner] = Fed(model: owner, name: name, place: place)
      }
    }
    return result.values.sorted { ($0.place, $0.model) < ($1.place, $1.model) }
  }

  /// The properties that are changed by what is started there.
  func changed(
    by starts: [CodeNode], _ own: Set<TypeID>, of model: TypeID
  ) -> Set<CodeReach.Target> {
    let nodes = nodes(from: starts, own, of: model)
    guard nodes.contains(where: { late[$0] != nil }) else { return [] }
    return changedLater(than: nodes)
  }

  private func nodes(
    from starts: [CodeNode], _ own: Set<TypeID>, of model: TypeID?
  ) -> [CodeNode] {
    func isOwn(_ node: CodeNode) -> Bool { node.owner.map(own.contains) ?? false }
    func isOwnCode(_ number: CodeGraph.Number) -> Bool {
      isOwn(reach.graph.node(number)) && runsEachTime(number)
    }
    var nodes = reach.follow(starts, upTo: 256, entering: isOwnCode) { _ in true }.nodes
    if let model {
      let overrides = nodes.map { CodeNode(model, $0.name) }.filter { !nodes.contains($0) }
      nodes += reach.follow(overrides, upTo: 256, entering: isOwnCode) { _ in true }.nodes
    }
    let called = nodes.flatMap { reach.graph.uses(of: reach.graph.number(of: $0)) }
      .compactMap { $0.code >= 0 && runsEachTime($0.code) ? reach.graph.node($0.code) : nil }
      .filter { $0.owner.map { index.isModel($0) && !own.contains($0) } ?? false }
    return nodes + called.filter { !nodes.contains($0) }
  }

  /// Not what makes a static or a global object: who asks first starts that, and nobody after it.
  /// Closures that are kept run whenever they are called.
  private func runsEachTime(_ number: CodeGraph.Number) -> Bool {
    guard reach.graph.mayBeMadeOnce(number), case let node = reach.graph.node(number),
      index.isMadeOnce(node)
    else { return true }
    return !index.members(behind: node).allSatisfy { member in
      let type = BodyReader(index: index, file: member.place.file).type(of: member).nominal
      guard let type, index[type].kind == .class else { return false }
      return !index.storedProperties(of: type).contains { property in
        if case .function? = index.resolvedType(of: property)?.unwrapped { return true }
        return false
      }
    }
  }

  /// What the closures change that are started on the way, at any distance.
  private func changedLater(than nodes: [CodeNode]) -> Set<CodeReach.Target> {
    var open = nodes
    var seen = Set(open)
    var result: Set<CodeReach.Target> = []
    while !open.isEmpty, seen.count < 2048 {
      var called: [CodeNode] = []
      for effect in open.flatMap({ late[$0] ?? [] }) {
        guard case .member(let owner, let name) = effect.target else { continue }
        if effect.roles.contains(.write) {
          for type in [owner] + index.superclasses(of: owner) {
            result.insert(CodeReach.Target(owner: type, name: name))
          }
        }
        if effect.roles.contains(.call) { called.append(CodeNode(owner, name)) }
      }
      let later = reach.follow(called, upTo: 512, entering: runsEachTime) { _ in true }
      for touched in later.touched where touched.kinds.contains(.set) {
        result.insert(reach.graph.target(touched.target))
      }
      open = later.nodes.filter { seen.insert($0).inserted }
    }
    return result
  }
}
