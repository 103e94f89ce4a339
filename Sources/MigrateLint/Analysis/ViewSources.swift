/// What views show themselves, not by way of a model that they observe, and nothing tracks: a part
/// of an ordinary object, a static, a global. Any change of the model refreshed it (H077, H085).
struct ViewSource {
  enum Kind {
    case shown
    /// The place is where something is asked for it; it has no name in a body.
    case asked(SystemQuestionFact.Kind)
    /// What it says has the view read the property, or not.
    case condition
  }

  /// Where the view reads it.
  var place: Place
  /// `Gauge.value`.
  var name: String
  /// A published property that the view does not read.
  var sign: PropertyKey
  /// That is set along with it.
  var isSetAlong = true
  var kind = Kind.shown
  /// What the view reads, and the code that changes the source sets to one and the same constant.
  var repeated: PropertyKey?

  /// What changes of the model had it do.
  var again: String { name.isEmpty ? "have that done again" : "refresh it" }

  /// What the view does.
  var words: String {
    guard case .asked(let kind) = kind else { return "shows '\(name)', which nothing tracks" }
    if name.isEmpty {
      return switch kind {
      case .clock: "asks the clock here while it is drawn"
      case .store: "asks here, while it is drawn, for what is stored elsewhere"
      case .chance: "picks something at random here while it is drawn"
      }
    }
    return switch kind {
    case .clock: "shows '\(name)', for which the clock is asked here"
    case .store: "shows '\(name)', which nothing tracks"
    case .chance: "shows '\(name)', which is picked at random here"
    }
  }
}

extension UntrackedSources {
  private typealias Found =
    (holders: [ModelHolder], view: TypeID, place: Place, sources: Set<Target>)

  /// For each property that holds a model what its view shows beside. It is said where somebody
  /// counted on it: where the same code changes that and the model, and nothing else redraws the
  /// view. A view may show many a thing that changes, and be made anew by its parent then.
  mutating func shownBeside(_ holders: [ModelHolder]) -> [PropertyKey: ViewSource] {
    let observing = Dictionary(
      grouping: holders.filter {
        $0.isInView && !$0.isLocal && !$0.isInPreview && $0.wrapper.isOfOldWorld
          && index.isOldModel($0.model) && $0.owner.map { shownBeside[$0] != nil } ?? false
      }, by: \.owner)
    var found: [Found] = []
    var questions: [Question] = []
    // Here: many views show the same few things beside their models.
    var known: [Target: Set<Target>] = [:]
    for case (let view?, let holders) in observing {
      let observed = observed(by: view)
      let drawing = index.drawingMembers(of: view).union(drawn.drawnMembers[view] ?? [])
      let own = Set(drawing.map { CodeNode(view, $0) })
      if let asked = question(of: view, holders, drawing: own) { questions.append(asked) }
      for (place, target) in shownBeside[view] ?? [:]
      where !(target.owner.map { observed.contains($0) } ?? false) {
        let sources = sources(behind: target, in: view, besides: own, &known)
        if !sources.isEmpty { found.append((holders, view, place, sources)) }
      }
      noteHidden(in: view, besides: own)
    }
    found.sort { $0.place < $1.place }
    var result: [PropertyKey: ViewSource] = [:]
    noteHidden(from: observing.values.joined(), &result)
    result.merge(shown(questions)) { first, _ in first }
    guard !found.isEmpty else { return result }
    let changes = changes(of: Set(found.flatMap(\.sources)))
    let together = changes.mapValues { $0.reduce(into: Set()) { $0.formUnion($1.all) } }
    for (holders, view, place, sources) in found {
      for holder in holders {
        let key = PropertyKey(view, holder.name)
        guard result[key] == nil,
          let (source, sign) = sign(of: sources, changes, together, for: holder, in: view)
        else { continue }
        result[key] = ViewSource(place: place, name: name(source), sign: sign)
      }
    }
    addUnread(found, changes, &result)
    return result
  }

  /// What is changed where nothing redraws the view along with it.
  private func addUnread(
    _ found: [Found], _ changes: [Target: [Change]], _ result: inout [PropertyKey: ViewSource]
  ) {
    for (holders, view, place, sources) in found {
      for holder in holders {
        let key = PropertyKey(view, holder.name)
        // Here: what is only changed along with what the view reads is drawn with that.
        let changed = sources.filter { source in
          (changes[source] ?? []).contains { change in
            !change.all.contains { redraws($0, view, holder) }
          }
        }
        guard result[key] == nil, let source = changed.min(by: { $0.name < $1.name }),
          let sign = unread(of: holder, in: view)
        else { continue }
        result[key] = ViewSource(
          place: place, name: name(source), sign: sign, isSetAlong: false)
      }
      for holder in holders where result[PropertyKey(view, holder.name)] == nil {
        if let (source, sign) = repeated(among: sources, changes, for: holder, in: view) {
          result[PropertyKey(view, holder.name)] = ViewSource(
            place: place, name: name(source), sign: sign, isSetAlong: false, repeated: sign)
        }
      }
    }
  }

  private func repeated(
    among sources: Set<Target>, _ changes: [Target: [Change]], for holder: ModelHolder,
    in view: TypeID
  ) -> (source: Target, sign: PropertyKey)? {
    let models = [holder.model] + index.superclasses(of: holder.model)
    for source in sources.sorted(by: { $0.name < $1.name }) {
      let sign = repeated(in: changes[source] ?? []) { redraws($0, view, holder) }
      guard let sign, let owner = sign.owner, models.contains(owner) else { continue }
      return (source, PropertyKey(owner, sign.name))
    }
    return nil
  }

  /// What alone would redraw something that a change is shown by, and is set to the same constant.
  func repeated(in changes: [Change], where redraws: (Target) -> Bool) -> Target? {
    for change in changes {
      let telling = change.all.filter(redraws)
      guard !telling.isEmpty, telling.isSubset(of: change.repeated) else { continue }
      return telling.min { $0.name < $1.name }
    }
    return nil
  }

  typealias Target = CodeReach.Target

  private func name(_ target: Target) -> String {
    (target.owner.map { index[$0].name + "." } ?? "") + target.name
  }

  /// The classes of objects that a view observes, which may be those of others: managed objects.
  private func observed(by view: TypeID) -> Set<TypeID> {
    var result: Set<TypeID> = []
    for member in index.storedProperties(of: view)
    where index.wrapper(member).wrapper.isOfOldWorld {
      let type = BodyReader(index: index, file: member.place.file).type(of: member)
      guard let type = type.nominal else { continue }
      result.formUnion([type] + index.superclasses(of: type))
    }
    return result
  }

  /// The variables that a value comes from which a view reads.
  private mutating func sources(
    behind target: Target, in view: TypeID, besides own: Set<CodeNode>,
    _ known: inout [Target: Set<Target>]
  ) -> Set<Target> {
    if isStoredVariable(target) { return isUntracked(target, besides: own) ? [target] : [] }
    let node = CodeNode(target.owner, target.name)
    if let owner = target.owner, owner == view || index.isModel(owner) { return [] }
    if let found = known[target] { return found }
    let found = target.owner == nil || gives(node) ? untracked(behind: node).targets : []
    known[target] = found
    return found
  }

  /// What code changes together with each of some variables: all that it sets itself, or in what
  /// it calls.
  func changes(of sources: Set<Target>) -> [Target: [Change]] {
    let signals = RepeatedSignals(index, facts, properties)
    var direct: [CodeNode: Set<Target>] = [:]
    let files = facts.files.indices.filter { !index.isTest($0) }
    for unit in files.lazy.flatMap({ self.facts.files[$0].effects }) {
      direct[unit.node, default: []].formUnion(targets(of: unit, .write))
    }
    var result: [Target: [Change]] = [:]
    for file in files {
      for unit in facts.files[file].effects + facts.files[file].lateEffects {
        let set = targets(of: unit, .write)
        var all = set
        var repeated = signals.signals(of: unit.node)
        if unit.node.isSetter, let owner = unit.node.owner {
          all.insert(Target(owner: owner, name: unit.node.name))
        }
        for target in set {
          all.formUnion(direct[CodeNode(target.owner, target.name, isSetter: true)] ?? [])
        }
        for target in targets(of: unit, .call) {
          let node = CodeNode(target.owner, target.name)
          let further = direct[node] ?? []
          // Here: what is set here and there may have two values.
          repeated.subtract(further)
          repeated.formUnion(signals.signals(of: node).subtracting(all))
          all.formUnion(further)
        }
        for source in all where sources.contains(source) {
          result[source, default: []].append(
            Change(all: all, repeated: repeated.intersection(all)))
        }
      }
    }
    return result
  }

  /// What a piece of code sets together.
  struct Change {
    var all: Set<Target>
    /// Of it what is set to one and the same constant.
    var repeated: Set<Target>
  }

  private func targets(of unit: UnitEffects, _ role: EffectFact.Roles) -> Set<Target> {
    var result: Set<Target> = []
    for effect in unit.effects where effect.roles.contains(role) && !effect.isOnOwnObject {
      switch effect.target {
      case .member(let type, let name):
        let owner = index.members(name, of: type).first.flatMap { index.owner($0) }
        if let owner { result.insert(Target(owner: owner, name: name)) }
      case .global(let name): result.insert(Target(owner: nil, name: name))
      default: break
      }
    }
    return result
  }

  /// A published property of what a view holds that somebody sets along with what it shows, while
  /// nothing else is set that it reads.
  private func sign(
    of sources: Set<Target>, _ changes: [Target: [Change]],
    _ together: [Target: Set<Target>], for holder: ModelHolder, in view: TypeID
  ) -> (Target, PropertyKey)? {
    let models = [holder.model] + index.superclasses(of: holder.model)
    var signs: Set<Target> = []
    for model in models {
      for decision in properties[model] ?? [] where decision.published != nil {
        signs.insert(Target(owner: model, name: decision.name))
      }
    }
    for source in sources.sorted(by: { $0.name < $1.name }) {
      guard let together = together[source], !together.isDisjoint(with: signs) else { continue }
      for change in changes[source] ?? [] {
        let set = change.all.intersection(signs)
        if set.isEmpty || change.all.contains(where: { redraws($0, view, holder) }) { continue }
        let first = set.min { $0.name < $1.name }
        if let first, let owner = first.owner { return (source, PropertyKey(owner, first.name)) }
      }
    }
    return nil
  }

  /// Whether a view reads something that tells of its changes, whatever else is so.
  private func redraws(_ target: Target, _ view: TypeID, _ holder: ModelHolder) -> Bool {
    mayRedraw(target, view) && !(hiddenInView[view]?.targets.contains(target) ?? false)
  }

  func mayRedraw(_ target: Target, _ view: TypeID) -> Bool {
    if target.owner == view { return drawn.isDrawn(target.name, of: view) }
    guard let owner = target.owner, index.isModel(owner) else { return false }
    return facts.mayBind(target.name, of: owner, in: view, index)
      || (drawn.readsByView[view] ?? []).contains { fact in
        // Here: many models call what they publish `state`.
        index.hierarchy(of: owner).contains(fact.model)
          && drawn.reach(fact.member, of: fact.model).contains(target.name)
      }
  }
}
