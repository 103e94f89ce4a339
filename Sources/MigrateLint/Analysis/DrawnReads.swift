/// What views show of their models, as far as types are known. What they may read beyond that is
/// found by `DrawnCode`.
struct DrawnReads {
  let index: ProjectIndex
  /// The members of each view that its body reaches.
  private(set) var drawnMembers: [TypeID: Set<String>] = [:]
  /// Those that it reaches while each `@State` has its first value.
  private var firstDrawnMembers: [TypeID: Set<String>] = [:]
  private var drawnGlobals: Set<MemberID> = []
  /// The members of each model that some view reads while it draws, directly or through members.
  private(set) var readMembers: [TypeID: Set<String>] = [:]
  /// Those that code outside of the model names.
  private var shownMembers: [TypeID: Set<String>] = [:]
  /// For each model and member the members of the model that it reads in turn.
  private var dependencies: [PropertyKey: Set<String>] = [:]
  /// The reads of models in drawn code, by the view's type.
  private(set) var readsByView: [TypeID: [MemberFact]] = [:]
  /// The reads of models in drawn code that holds them in no property and is given them by nobody.
  private(set) var readsWithoutHolder: [TypeID: [MemberFact]] = [:]
  /// The reads that drawn code only schedules, by the view's type.
  private var scheduledReads: [TypeID: [MemberFact]] = [:]
  /// Properties that code changes which drawing starts, `DispatchQueue.main.async { model.x = 3 }`.
  private(set) var scheduledWrites: [PropertyKey: Place] = [:]
  /// Calls of functions with a model, by the view whose drawn code makes them.
  private var drawnCalls: [TypeID: [CallFact]] = [:]
  /// Properties whose value drawn code gives to somebody else as an argument.
  private var handedOn: Set<PropertyKey> = []
  /// The same of what makes the view or the coordinator of a representable.
  private var handedToRepresented: Set<PropertyKey> = []
  /// What a function reads of its parameters.
  private var readsOfParameters: [MemberID: [MemberFact]] = [:]
  /// The same of all functions that drawn code may call by one name, by the argument's label.
  private var readsOfHelpers: [FunctionSet: [String?: [MemberFact]]] = [:]

  init(_ index: ProjectIndex, _ facts: ProjectFacts) {
    self.index = index
    drawnMembers = Self.membersDrawn(index, facts, atFirst: false)
    firstDrawnMembers = Self.membersDrawn(index, facts, atFirst: true)
    drawnGlobals = DrawnGlobals(index, facts) { isDrawn($0, isInAction: false) }.members
    findDependencies(facts)
    findReads(facts)
    for file in facts.files {
      for call in file.calls where isDrawn(call.unit, isInAction: call.isInAction) {
        if let owner = call.unit.owner { drawnCalls[owner, default: []].append(call) }
        for argument in call.arguments { noteHandedOn(argument, call.unit) }
      }
      for fact in file.constructions where isDrawn(fact.unit, isInAction: fact.isInAction) {
        for argument in fact.arguments { noteHandedOn(argument, fact.unit) }
      }
      for fact in file.memberUses where fact.parameter != nil {
        if let function = fact.unit.member { readsOfParameters[function, default: []].append(fact) }
      }
    }
    for call in drawnCalls.values.joined() where call.arguments.contains(where: isStored) {
      let helpers = FunctionSet(call.functions)
      if readsOfHelpers[helpers] == nil { readsOfHelpers[helpers] = reads(of: helpers) }
    }
  }

  private mutating func noteHandedOn(_ argument: ArgumentFact, _ unit: CodeUnit) {
    guard case .stored(_, let owner, let name) = argument.origin else { return }
    let key = PropertyKey(owner, name)
    if makesRepresented(unit) { handedToRepresented.insert(key) } else { handedOn.insert(key) }
  }

  private func isStored(_ argument: ArgumentFact) -> Bool {
    if case .stored = argument.origin { return true }
    return false
  }

  private func reads(of helpers: FunctionSet) -> [String?: [MemberFact]] {
    var result: [String?: [MemberFact]] = [:]
    for function in helpers.members {
      let parameters = index.function(function).parameters
      for fact in readsOfParameters[function] ?? [] where !fact.isInAction {
        let labels = parameters.filter { $0.name == fact.parameter }.map(\.label)
        for label in Set(labels) { result[label, default: []].append(fact) }
      }
    }
    return result
  }

  /// What functions read of a holder's model that drawn code hands to them.
  func readsOfHelpers(given holder: ModelHolder, _ facts: ProjectFacts) -> [MemberFact] {
    guard let owner = holder.owner else { return [] }
    var seen: [FunctionSet: Set<String?>] = [:]
    var result: [MemberFact] = []
    for call in drawnCalls[owner] ?? [] {
      for argument in call.arguments {
        guard case .stored(_, owner, holder.name) = argument.origin else { continue }
        let helpers = FunctionSet(call.functions)
        guard seen[helpers, default: []].insert(argument.label).inserted else { continue }
        result += readsOfHelpers[helpers]?[argument.label] ?? []
      }
    }
    return result
  }

  private static func membersDrawn(
    _ index: ProjectIndex, _ facts: ProjectFacts, atFirst: Bool
  ) -> [TypeID: Set<String>] {
    var result: [TypeID: Set<String>] = [:]
    var uses: [TypeID: [String: Set<String>]] = [:]
    for file in facts.files {
      for fact in file.properties
      where !fact.isInAction && fact.unit.kind != .observer && !(atFirst && fact.isLater) {
        guard let owner = fact.unit.owner, index.traits(owner).isViewLike else { continue }
        uses[owner, default: [:]][fact.unit.memberName, default: []].insert(fact.property)
      }
    }
    for (owner, graph) in uses {
      var seen: Set<String> = []
      let parents = index.supertypes(of: owner)
      var queue = Array(index.drawingMembers(of: owner))
      while let member = queue.popLast() {
        guard seen.insert(member).inserted else { continue }
        queue += graph[member] ?? []
        for parent in parents { queue += uses[parent]?[member] ?? [] }
      }
      if result[owner]?.formUnion(seen) == nil { result[owner] = seen }
      // Here: what an extension of a protocol draws is part of the views that conform.
      for parent in parents { result[parent, default: []].formUnion(seen) }
    }
    return result
  }

  private mutating func findDependencies(_ facts: ProjectFacts) {
    for file in facts.files {
      for fact in file.properties
      where !fact.isWrite && !fact.isInAction && fact.unit.kind != .observer {
        guard let owner = fact.unit.owner, index.isModel(owner) else { continue }
        dependencies[PropertyKey(owner, fact.unit.memberName), default: []].insert(fact.property)
      }
      // Here: what it reads of another instance, such as the one that all share.
      for fact in file.memberUses where !fact.isWrite && !fact.isInAction {
        guard fact.unit.owner == fact.model, fact.unit.kind != .observer else { continue }
        dependencies[PropertyKey(fact.model, fact.unit.memberName), default: []]
          .insert(fact.member)
      }
    }
  }

  /// Whether code runs while its type is drawn.
  func isDrawn(_ unit: CodeUnit, isInAction: Bool) -> Bool {
    guard !isInAction else { return false }
    guard let owner = unit.owner else {
      guard let global = DrawnGlobals.global(unit) else {
        return unit.kind == .function || unit.kind == .accessor
      }
      return drawnGlobals.contains(global)
    }
    guard index.traits(owner).isViewLike, unit.kind == .accessor || unit.kind == .function else {
      return false
    }
    return isDrawn(unit.memberName, of: owner)
  }

  /// Whether drawing a type runs a member of it.
  func isDrawn(_ member: String, of type: TypeID) -> Bool {
    index.traits(type).isViewLike
      && (index.drawingMembers(of: type).contains(member)
        || drawnMembers[type]?.contains(member) ?? false)
  }

  private mutating func findReads(_ facts: ProjectFacts) {
    for file in facts.files {
      // Here: `model.list.append(3)` reads the property, and changes what it gives.
      lazy var changed = Set(
        file.lateEffects.lazy.flatMap(\.effects).filter { $0.roles.contains(.write) }.map(\.range))
      for fact in file.memberUses {
        if fact.isScheduled { noteScheduled(fact, changed) }
        if fact.isWrite { continue }
        guard isDrawn(fact.unit, isInAction: fact.isInAction) else { continue }
        if let owner = fact.unit.owner { readsByView[owner, default: []].append(fact) }
        if fact.holder == nil, fact.parameter == nil {
          readsWithoutHolder[fact.model, default: []].append(fact)
        }
        // Here: what is known by its protocol only may be any class that conforms.
        for model in [fact.model] + (index.observableConformers[fact.model] ?? []) {
          shownMembers[model, default: []].insert(fact.member)
          for member in reach(fact.member, of: model) {
            readMembers[model, default: []].insert(member)
          }
        }
      }
    }
  }

  /// What makes a view runs once, and reads nothing that it would be told of.
  private mutating func noteScheduled(_ fact: MemberFact, _ changed: Set<ByteRange>) {
    guard let owner = fact.unit.owner,
      !fact.unit.memberName.hasPrefix(FrameworkNames.makingPrefix),
      isDrawn(fact.unit, isInAction: false)
    else { return }
    if !fact.isWrite { scheduledReads[owner, default: []].append(fact) }
    guard fact.isWrite || changed.contains(fact.place.range) else { return }
    for model in index.hierarchy(of: fact.model) {
      guard let member = index.ownMembers(fact.member, of: model).first, !index.isPublished(member)
      else { continue }
      let key = PropertyKey(model, fact.member)
      scheduledWrites[key] = min(scheduledWrites[key] ?? fact.place, fact.place)
    }
  }

  /// What drawing a view reads through a holder, in order.
  func reads(through holder: ModelHolder, _ facts: ProjectFacts) -> [MemberFact] {
    guard let owner = holder.owner else { return [] }
    let inherited = index.supertypes(of: owner).sorted().flatMap { readsByView[$0] ?? [] }
      .filter { isDrawn($0.unit.memberName, of: owner) }
    return through(holder, (readsByView[owner] ?? []) + inherited, facts)
  }

  /// What a view shows through a holder and reads only later, when nothing tracks it: the first
  /// read of each published property (H096).
  func lateReads(through holder: ModelHolder, _ facts: ProjectFacts) -> [MemberFact] {
    guard let owner = holder.owner, let scheduled = scheduledReads[owner] else { return [] }
    var known = Set(
      reads(through: holder, facts).flatMap { reach($0.member, of: $0.model) })
    return through(holder, scheduled, facts).sorted { $0.place < $1.place }.filter { fact in
      let published = reach(fact.member, of: fact.model).filter { name in
        index.members(name, of: fact.model).contains { index.isPublished($0) }
      }
      defer { known.formUnion(published) }
      return !fact.isCall && !published.isSubset(of: known)
    }
  }

  /// Whether drawing a view reads what it holds, binds it or hands it on. What stands in the place
  /// of a publisher that it receives reads the property, too.
  func uses(_ holder: ModelHolder, _ facts: ProjectFacts) -> Bool {
    guard let owner = holder.owner else { return true }
    return usesBeyondMaking(holder, facts)
      || handedToRepresented.contains(PropertyKey(owner, holder.name))
  }

  /// Whether it is used by more than what makes the view of a representable, once.
  func usesBeyondMaking(_ holder: ModelHolder, _ facts: ProjectFacts) -> Bool {
    guard let owner = holder.owner else { return true }
    return holder.hasBinding || facts.readsStorage(of: holder)
      || reads(through: holder, facts).contains { !makesRepresented($0.unit) }
      || !readsOfHelpers(given: holder, facts).isEmpty
      || facts.received[owner]?.contains(holder.model) ?? false
      || handedOn.contains(PropertyKey(owner, holder.name))
      || isGivenOut(holder, facts)
  }

  /// Whether a drawn member of the view gives it as something else, `var active: any Palette`:
  /// whoever asks for that may read it.
  private func isGivenOut(_ holder: ModelHolder, _ facts: ProjectFacts) -> Bool {
    guard let owner = holder.owner else { return false }
    return (facts.returners[PropertyKey(owner, holder.name)] ?? []).contains { member in
      guard let type = index.resolvedType(of: member)?.unwrapped.nominal else { return false }
      return type != holder.model && !index.isModel(type)
        && isDrawn(index.name(of: member), of: owner)
    }
  }

  /// `makeUIView`, which runs once: what it reads brings nothing up to date later.
  private func makesRepresented(_ unit: CodeUnit) -> Bool {
    guard FrameworkNames.representableMakers.contains(unit.memberName), let owner = unit.owner
    else { return false }
    return isRepresentable(owner)
  }

  func isRepresentable(_ type: TypeID) -> Bool {
    index.traits(type).viewProtocols.contains { $0.hasSuffix(FrameworkNames.representableSuffix) }
  }

  /// Of some holders those that their views read while they are drawn, though not as long as each
  /// `@State` has its first value, or not on each system.
  func holdersReadLater(_ holders: [ModelHolder], _ facts: ProjectFacts) -> Set<PropertyKey> {
    let asking = holders.filter { !facts.readsStorage(of: $0) }
    let keyed = Dictionary(asking.compactMap { holder in holder.key.map { ($0, holder) } }) {
      first, _ in first
    }
    var (later, atFirst): (Set<PropertyKey>, Set<PropertyKey>) = ([], [])
    func note(_ key: PropertyKey, _ unit: CodeUnit, _ place: Place, isLater: Bool) {
      guard let holder = keyed[key] else { return }
      let isHidden = unit.owner == key.owner && !isFirstDrawn(unit.memberName, of: key.owner)
      if isLater || isHidden || index.mayBeLeftOut(place, beside: holder.namePlace) {
        later.insert(key)
      } else {
        atFirst.insert(key)
      }
    }
    for file in facts.files {
      for fact in file.properties where isDrawn(fact.unit, isInAction: fact.isInAction) {
        note(PropertyKey(fact.owner, fact.property), fact.unit, fact.place, isLater: fact.isLater)
      }
      for fact in file.projections {
        note(PropertyKey(fact.owner, fact.property), fact.unit, fact.place, isLater: fact.isLater)
      }
    }
    return later.subtracting(atFirst)
  }

  /// Of some holders those of the environment that no view reads while it is drawn.
  func holdersOfActions(_ holders: [ModelHolder], _ facts: ProjectFacts) -> Set<PropertyKey> {
    Set(
      holders.filter { $0.wrapper == .environmentObject && !uses($0, facts) }.compactMap(\.key))
  }

  private func isFirstDrawn(_ member: String, of view: TypeID) -> Bool {
    index.drawingMembers(of: view).contains(member)
      || firstDrawnMembers[view]?.contains(member) ?? false
  }

  /// For each model the views that observe it and show nothing of it.
  func idleHolders(_ holders: [ModelHolder], _ facts: ProjectFacts) -> [TypeID: [ModelHolder]] {
    var result: [TypeID: [ModelHolder]] = [:]
    for holder in holders
    where holder.isInView && !holder.isLocal && !holder.isInPreview && holder.wrapper.isOfOldWorld
      && index.isOldModel(holder.model) && !isGivenOn(holder, facts) && !uses(holder, facts)
    {
      let models = [holder.model] + index.superclasses(of: holder.model)
      for model in models { result[model, default: []].append(holder) }
    }
    return result
  }

  private func isGivenOn(_ holder: ModelHolder, _ facts: ProjectFacts) -> Bool {
    holder.owner.flatMap { facts.injected[$0] }?.contains(holder.model) ?? false
  }

  private func through(
    _ holder: ModelHolder, _ reads: [MemberFact], _ facts: ProjectFacts
  ) -> [MemberFact] {
    guard let owner = holder.owner else { return [] }
    let names = [holder.name] + computedNames(of: holder, in: owner, facts)
    return reads.filter { names.contains($0.holder ?? "") }
  }

  /// Computed properties that give what a holder holds.
  private func computedNames(
    of holder: ModelHolder, in owner: TypeID, _ facts: ProjectFacts
  ) -> [String] {
    (facts.returners[PropertyKey(owner, holder.name)] ?? []).compactMap { member in
      let name = index.name(of: member)
      return index.ownMembers(name, of: owner).contains(member) ? name : nil
    }
  }

  /// A member of a model and everything of that model that it reads.
  func reach(_ member: String, of model: TypeID) -> Set<String> {
    var seen: Set<String> = []
    var queue = [member]
    while let current = queue.popLast() {
      guard seen.insert(current).inserted else { continue }
      queue += dependencies[PropertyKey(model, current)] ?? []
    }
    return seen
  }

  /// Whether a view reads a property of a model while it draws, as far as types are known.
  func isRead(_ name: String, of model: TypeID) -> Bool {
    readMembers[model]?.contains(name) ?? false
  }

  /// The same, by its name and not by way of another member.
  func isShown(_ name: String, of model: TypeID) -> Bool {
    shownMembers[model]?.contains(name) ?? false
  }
}

extension ProjectIndex {
  /// Whether a build may leave out one place, by `#if`, and not the other.
  fileprivate func mayBeLeftOut(_ place: Place, beside other: Place) -> Bool {
    let known = files[other.file].conditions(at: other.range.start)
    return !files[place.file].conditions(at: place.range.start).allSatisfy(known.contains)
  }
}
