// Models that are made with each value of a view, and whether anything is lost with them.
extension Plan {
  /// The plain properties of views whose model is made with the view's value, so that what it knows
  /// is lost with that.
  var modelsMadeAnew: [ModelHolder] {
    let changing = ChangingProperties(index, facts)
    let made = holders.filter { holder in
      guard [.none, .bindable].contains(holder.wrapper), holder.isInView,
        let owner = holder.owner, index[owner].kind == .struct, !index.traits(owner).isLongLived,
        case .creates(_, _, isAtCallSite: false) = holder.ownership
      else { return false }
      return changing.hasState(holder.model) && !isCopy(holder) && !isMadeOnceAsRoot(owner)
        && !(isOwnCache(holder) && !givesObjects(holder))
    }
    let kept = keptByOthers(Set(made.compactMap(\.key)))
    return made.filter { holder in holder.key.map { !kept.contains($0) } ?? true }
  }

  /// Whether a view only looks at a copy that a method of another one of the class has made: what
  /// it has, that one has as well. Whoever edits a copy loses that with it.
  private func isCopy(_ holder: ModelHolder) -> Bool {
    guard case .creates(let place, _, _) = holder.ownership, let members = membersAlone(of: holder)
    else { return false }
    return members.allSatisfy { !$0.isWrite && !$0.isCall }
      && index.allMembers(of: holder.model).values.joined().contains { member in
        guard member.kind == .function, member.place.file == place.file else { return false }
        let function = index.function(member)
        return function.kind == .function && !function.isStatic
          && function.range.contains(place.range)
      }
  }

  /// Of some properties those whose value is only given to others that keep the first they get.
  private func keptByOthers(_ keys: Set<PropertyKey>) -> Set<PropertyKey> {
    guard !keys.isEmpty else { return [] }
    let keeping = Set(
      holders.filter(\.wrapper.keepsFirstValue).flatMap { holder -> [Place] in
        if case .receives(let places, _) = holder.ownership { return places }
        if case .creates(let place, _, isAtCallSite: true) = holder.ownership { return [place] }
        return []
      }).union(givenToStorage)
    var (uses, kept): ([PropertyKey: Int], [PropertyKey: Int]) = ([:], [:])
    for file in facts.files {
      for fact in file.properties where !fact.isWrite {
        let key = PropertyKey(fact.owner, fact.property)
        if keys.contains(key) { uses[key, default: 0] += 1 }
      }
      for argument in file.constructions.lazy.flatMap(\.arguments) {
        guard case .stored(_, let owner, let name) = argument.origin else { continue }
        let key = PropertyKey(owner, name)
        if keys.contains(key), keeping.contains(argument.place) { kept[key, default: 0] += 1 }
      }
    }
    return keys.filter { (kept[$0] ?? 0) > 0 && uses[$0] == kept[$0] }
  }

  /// The arguments that initialisers of views put into a storage which keeps the first value:
  /// `_model = State(initialValue: model)`.
  private var givenToStorage: Set<Place> {
    var parameters: [MemberID: Set<String>] = [:]
    let keeping = Set(holders.filter(\.wrapper.keepsFirstValue).compactMap(\.key))
    for (key, facts) in facts.storage where keeping.contains(key) {
      for fact in facts {
        guard case .parameter(_, let function, let name)? = fact.assigned?.origin else { continue }
        parameters[function, default: []].insert(name)
      }
    }
    guard !parameters.isEmpty else { return [] }
    var result: Set<Place> = []
    for (function, names) in parameters {
      guard let owner = index.owner(function), index.initializers(of: owner).count == 1 else {
        continue
      }
      let labels = index.function(function).parameters.filter { names.contains($0.name) }
        .map(\.label)
      for construction in facts.constructions[owner] ?? [] {
        result.formUnion(
          construction.arguments.filter { labels.contains($0.label) }.map(\.place))
      }
    }
    return result
  }

  /// Whether a view is only ever made as the root of a hosting controller or view, which keeps the
  /// one it is given, as an `App` is.
  private func isMadeOnceAsRoot(_ view: TypeID) -> Bool {
    let made = (facts.constructions[view] ?? []).filter { !$0.unit.isPreview }
    guard !made.isEmpty, facts.initializersHandedOn[view] == nil,
      // Here: what the compiler writes is not public.
      !index.initializers(of: view).contains(where: {
        index.function($0).modifiers.contains(where: \.opensToOthers)
      })
    else { return false }
    let roots = facts.files.lazy.flatMap(\.roots).filter {
      $0.kind == .hosting && !drawn.isDrawn($0.unit, isInAction: false)
    }.compactMap(\.made)
    return made.allSatisfy { construction in
      roots.contains {
        $0.file == construction.place.file
          && $0.range.start == construction.place.range.start
      }
    }
  }

  /// Whether a model is made by a view for itself alone, and changes only where drawing sets what
  /// it reads itself: nothing changes that anybody could miss.
  func isOwnCache(_ holder: ModelHolder) -> Bool {
    guard case .creates(_, _, isAtCallSite: false) = holder.ownership,
      holder.key.map({ facts.storage[$0] == nil }) ?? false, changesNothingItself(holder),
      let members = membersAlone(of: holder)
    else { return false }
    return members.allSatisfy { fact in
      let declared = index.members(fact.member, of: holder.model)
      let isStored = declared.allSatisfy {
        $0.kind == .variable && !index.variable($0).isComputed
      }
      guard isStored, !fact.isCall else { return false }
      guard fact.isWrite else { return true }
      return drawn.isDrawn(fact.unit, isInAction: fact.isInAction)
        && members.contains {
          !$0.isWrite && !$0.isInAction && $0.unit == fact.unit && $0.member == fact.member
        }
    }
  }

  /// What a view uses of a model of its own; nil where it is used as a whole, or by others.
  private func membersAlone(of holder: ModelHolder) -> [MemberFact]? {
    guard let key = holder.key, let member = holder.variable, isPrivate(index.variable(member)),
      facts.projections[key] == nil, (facts.assignments[key] ?? []).allSatisfy(\.isSetUp)
    else { return nil }
    let uses = facts.files[holder.namePlace.file].properties.filter {
      $0.owner == key.owner && $0.property == key.name && !$0.isWrite
    }
    let members = membersUsed(of: holder)
    return uses.count == members.count ? members : nil
  }

  private func membersUsed(of holder: ModelHolder) -> [MemberFact] {
    facts.files[holder.namePlace.file].memberUses.filter {
      $0.holder == holder.name && $0.unit.owner == holder.owner && $0.model == holder.model
    }
  }

  /// Whether what a view takes from a model may be an object, which may change in itself.
  private func givesObjects(_ holder: ModelHolder) -> Bool {
    guard let member = holder.variable,
      case .nominal(_, let arguments) = BodyReader(index: index, file: member.place.file)
        .type(of: member)
    else { return true }
    return membersUsed(of: holder).contains { fact in
      index.members(fact.member, of: holder.model).contains {
        switch BodyReader(index: index, file: $0.place.file).type(of: $0) {
        case .generic: arguments.isEmpty || arguments.contains(where: index.mayBeObject)
        case let type: index.mayBeObject(type)
        }
      }
    }
  }

  private func isPrivate(_ variable: VariableDeclaration) -> Bool {
    variable.modifiers.contains { $0.name == "private" || $0.name == "fileprivate" }
  }

  /// Whether a model only keeps values: it has no methods, and making it starts nothing.
  private func changesNothingItself(_ holder: ModelHolder) -> Bool {
    let model = holder.model
    let arguments = arguments(making: holder, as: model)
    guard index.traits(model).externalSuperclass == nil, index.subclasses(of: model).isEmpty,
      arguments != nil || index.initializers(of: model).isEmpty
    else { return false }
    let members = index.allMembers(of: model).values.joined()
    return members.allSatisfy { member in
      switch member.kind {
      case .function: index.function(member).kind == .initializer
      case .variable: !index.variable(member).hasObservers
      }
    } && InitializerWeight(index: index).firstEffect(of: model, with: arguments) == nil
  }
}

/// Which stored properties of models ever change once their model is made.
struct ChangingProperties {
  private let index: ProjectIndex
  private let facts: ProjectFacts
  /// Set, changed in place, or named by a key path.
  private var changed: Set<PropertyKey> = []
  /// The same of objects whose type is not known.
  private var changedByName: Set<String> = []
  /// That, by the module whose code does it.
  private var modulesChanging: [String: Set<String>] = [:]
  private let isUnknown: Bool

  init(_ index: ProjectIndex, _ facts: ProjectFacts) {
    self.index = index
    self.facts = facts
    // Here: without a model of the old world nobody notes what code changes.
    isUnknown = !index.owners.hasOldModels || facts.files.contains { !$0.problems.isEmpty }
    changed = facts.written
    changedByName = facts.boundMembers.union(
      facts.untoldProjections.values.joined().map(\.member))
    for (file, fileFacts) in facts.files.enumerated() {
      for unit in fileFacts.effects + fileFacts.lateEffects {
        for effect in unit.effects
        where !effect.roles.isDisjoint(with: [.write, .change, .keyPath]) {
          switch effect.target {
          case .member(let type, let name):
            if unit.node != CodeNode(type, FrameworkNames.initializer) || effect.isLate {
              changed.insert(PropertyKey(type, name))
            }
          case .anyone(let name, _):
            modulesChanging[name, default: []].insert(index.types.module(of: file))
          default: break
          }
        }
      }
    }
  }

  /// Whether a model keeps anything that can change, itself or in an object.
  func hasState(_ model: TypeID) -> Bool { hasState(model, in: []) }

  private func hasState(_ model: TypeID, in owners: Set<TypeID>) -> Bool {
    // Here: what leads back keeps nothing else.
    guard !owners.contains(model), owners.count < 16 else { return false }
    return index.traits(model).externalSuperclass != nil
      || ([model] + index.superclasses(of: model)).contains { type in
        index.storedProperties(of: type).contains { member in
          if mayChange(member, of: type) { return true }
          let reader = BodyReader(index: index, file: member.place.file)
          return !isAlwaysNil(member, of: type) && !isHandedIn(member, of: type)
            && index.literalType(of: member) == nil
            && mayKeepState(reader.type(of: member), owners.union([model]))
        }
      }
  }

  private func mayKeepState(_ type: ResolvedType, _ owners: Set<TypeID>) -> Bool {
    if case .nominal(let id, _) = type.unwrapped, index[id].kind == .class,
      index.subclasses(of: id).isEmpty
    {
      return hasState(id, in: owners)
    }
    return index.mayBeObject(type)
  }

  /// Whether what a property keeps is only ever what its initialiser was given, which is somebody
  /// else's, as far as it can change: that is not lost with the model.
  private func isHandedIn(_ member: MemberID, of type: TypeID) -> Bool {
    let assignments = facts.assignments[PropertyKey(type, index.variable(member).name)] ?? []
    let constructions = facts.constructions[type] ?? []
    guard !assignments.isEmpty, assignments.allSatisfy(\.origin.isParameter),
      !constructions.isEmpty, facts.initializersHandedOn[type] == nil
    else { return false }
    return constructions.lazy.flatMap(\.arguments).allSatisfy { argument in
      switch argument.origin {
      case .parameter, .stored, .shared, .nothing: true
      default: !index.mayBeObject(argument.type)
      }
    }
  }

  private func mayChange(_ member: MemberID, of type: TypeID) -> Bool {
    let variable = index.variable(member)
    if variable.isLet { return false }
    guard !isUnknown, variable.attributes.isEmpty, !variable.hasObservers,
      !variable.hasModifier("lazy"), !variable.modifiers.contains(where: \.opensToOthers),
      !changedByName.contains(variable.name), !isChangedByName(variable.name, member.place.file)
    else { return true }
    let related = index.hierarchy(of: type).union(index.supertypes(of: type)).union([type])
    return related.contains { changed.contains(PropertyKey($0, variable.name)) }
  }

  /// Whether code that can name a property changes one of its name: what a target of a package does
  /// not make public, no other can name.
  private func isChangedByName(_ name: String, _ file: FileIndex) -> Bool {
    let (own, targets) = (index.types.module(of: file), index.types.packageModules)
    return (modulesChanging[name] ?? []).contains {
      $0 == own || !targets.contains($0) || !targets.contains(own)
    }
  }

  /// Whether a property that never changes starts with nothing, in every initialiser.
  private func isAlwaysNil(_ member: MemberID, of type: TypeID) -> Bool {
    let variable = index.variable(member)
    guard !variable.isLet, variable.type?.isOptional ?? false else { return false }
    let key = PropertyKey(type, variable.name)
    return (facts.assignments[key] ?? []).allSatisfy { fact in
      index.files[fact.value.file].source.text(fact.value.range) == "nil"
    }
  }
}

extension ProjectIndex {
  fileprivate func mayBeObject(_ type: ResolvedType) -> Bool {
    switch type {
    case .nominal(let id, _): self[id].kind != .struct && self[id].kind != .enum
    case .external(let name, _): !FrameworkNames.equatableTypes.contains(name)
    case .optional(let inner), .array(let inner): mayBeObject(inner)
    case .dictionary(_, let value): mayBeObject(value)
    case .tuple(let parts, _): parts.contains { mayBeObject($0) }
    default: true
    }
  }
}

extension ModifierSyntax {
  /// Code that is not seen may name what carries it.
  fileprivate var opensToOthers: Bool {
    ["public", "open", "package"].contains(name) && detail == nil
  }
}
