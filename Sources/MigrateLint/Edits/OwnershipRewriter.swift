/// The right wrapper of the old world, where no migration takes place (design.md §3).
///
/// Each rewrite stands alone and may change behaviour: it is what the finding asks for.
struct OwnershipRewriter {
  let plan: Plan
  /// What initialisers read: a `@StateObject` is another object there than the one that is drawn.
  private let readWhileMade: Set<PropertyKey>
  /// What code on no actor names, which may know a constant and no wrapper.
  private let namedOffActor: Set<PropertyKey>

  private init(plan: Plan) {
    self.plan = plan
    readWhileMade = Set(
      plan.facts.files.lazy.flatMap(\.properties).filter {
        $0.unit.kind == .initializer && !$0.isWrite
      }.map { PropertyKey($0.owner, $0.property) })
    namedOffActor = Set(
      plan.facts.files.lazy.flatMap(\.properties).filter {
        $0.unit.member.map { Self.isOffActor($0, plan.index) } ?? false
      }.map { PropertyKey($0.owner, $0.property) })
  }

  private static func isOffActor(_ member: MemberID, _ index: ProjectIndex) -> Bool {
    member.kind == .function
      ? index.function(member).hasModifier(FrameworkNames.nonisolated)
      : index.variable(member).hasModifier(FrameworkNames.nonisolated)
  }

  /// One step for each holder with a finding of the group `ownership` that the old world can mend.
  ///
  /// `migrates` is false where the migration rules are left out; otherwise only holders of blocked
  /// models are touched, so that nothing mixes into a unit that could migrate.
  static func steps(of plan: Plan, migrates: Bool) -> [RewriteStep] {
    let rewriter = OwnershipRewriter(plan: plan)
    return plan.holders.compactMap { holder in
      // Here: of a generic parameter all that it may be.
      let models = plan.index.observableModels(of: holder.model)
      guard !holder.isOptional, holder.isInView, holder.variable != nil, !models.isEmpty,
        models.allSatisfy({ plan.index.isOldModel($0) && (!migrates || plan.isBlocked($0)) })
      else { return nil }
      return rewriter.step(holder).flatMap { step in
        let isLeft = step.edits.contains { plan.isUnparsed($0.file) }
          || !plan.suppressions.covering(step.rule, at: step.place).isEmpty
        return isLeft ? nil : step
      }
    }
  }

  private func step(_ holder: ModelHolder) -> RewriteStep? {
    switch (holder.wrapper, holder.ownership) {
    case (.stateObject, .receives(_, isFresh: false)):
      return exchange(
        holder, "state-object-on-injected-model", FrameworkNames.observedObject)
    case (.observedObject, .creates(_, usesParameters: false, isAtCallSite: false)):
      if let owner = holder.owner, readWhileMade.contains(PropertyKey(owner, holder.name)) {
        return nil
      }
      return exchange(holder, "observed-object-creates-model", FrameworkNames.stateObject)
    case (.none, .receives): return observe(holder)
    default: return nil
    }
  }

  private func builder(_ file: FileIndex) -> EditBuilder {
    EditBuilder(index: file, file: plan.index.files[file])
  }

  /// Another wrapper in the attribute and in what sets it up.
  private func exchange(_ holder: ModelHolder, _ rule: String, _ wrapper: String) -> RewriteStep? {
    guard let attribute = holder.attribute, let owner = holder.owner,
      !builder(attribute.file).text(attribute.range).contains("("),
      !builder(attribute.file).hasComment(in: attribute.range)
    else { return nil }
    let module = FrameworkNames.swiftUI + "."
    let name = holder.attributeName.hasPrefix(module) ? module + wrapper : wrapper
    var edits = [builder(attribute.file).replace(attribute.range, "@" + name)]
    edits += builder(attribute.file).importedWrapper("@" + wrapper)
    for fact in plan.facts.storage[PropertyKey(owner, holder.name)] ?? [] {
      guard let assigned = fact.assigned, !assigned.wrapper.isEmpty else { return nil }
      guard let step = exchange(assigned, behind: fact.place, wrapper, in: owner) else {
        return nil
      }
      edits += step
    }
    for fact in plan.facts.assignments[PropertyKey(owner, holder.name)] ?? []
    where fact.unit.kind != .initialValue {
      // Here: `self.x = M()` sets a wrapper's value; a `@StateObject` has none before it is drawn.
      guard fact.unit.kind == .initializer, wrapper == FrameworkNames.stateObject,
        canWait(fact.value, behind: fact.place.range.end, in: owner)
      else { return nil }
      edits += wrap(fact, wrapper)
    }
    return RewriteStep(rule: rule, place: attribute, title: "make it '@\(wrapper)'", edits: edits)
  }

  /// `_x = ObservedObject(initialValue: M())` as `_x = StateObject(wrappedValue: M())`.
  private func exchange(
    _ assigned: StorageValue, behind name: Place, _ wrapper: String, in owner: TypeID
  ) -> [Edit]? {
    let builder = builder(assigned.place.file)
    let called = assigned.wrapper == "init" ? "init" : wrapper
    guard wrapper == FrameworkNames.stateObject else {
      return [builder.replace(assigned.wrapperPlace.range, called)]
    }
    let opening = ByteRange(assigned.wrapperPlace.range.start, assigned.valuePlace.range.start)
    guard canWait(assigned.valuePlace, behind: name.range.end, in: owner) else { return nil }
    let label = FrameworkNames.wrappedValue
    if assigned.label == label { return [builder.replace(assigned.wrapperPlace.range, called)] }
    guard assigned.hasOneArgument, !builder.hasComment(in: opening) else { return nil }
    return [builder.replace(opening, "\(called)(\(label): ")]
  }

  /// Whether what makes a model can stand in a closure that runs later, once the view has all its
  /// properties, as it does for a `@StateObject`.
  private func canWait(_ value: Place, behind start: Int, in owner: TypeID) -> Bool {
    let file = plan.index.files[value.file]
    let properties = plan.index.storedProperties(of: owner).map { plan.index.variable($0).name }
    return file.allNames(in: ByteRange(start, value.range.end))
      .isDisjoint(with: ["self", "try", "await"])
      && file.allNames(in: value.range).isDisjoint(with: properties)
  }

  /// `self.x = M()` as `_x = StateObject(wrappedValue: M())`.
  private func wrap(_ fact: AssignmentFact, _ wrapper: String) -> [Edit] {
    let builder = builder(fact.place.file)
    let value = fact.value.range
    return [
      .insertion(fact.place.file, at: fact.place.range.start, "_"),
      .insertion(fact.place.file, at: value.start, "\(wrapper)(wrappedValue: "),
      builder.replace(ByteRange(value.end, value.end), ")"),
    ]
  }

  /// `let x: M` as `@ObservedObject var x: M`.
  private func observe(_ holder: ModelHolder) -> RewriteStep? {
    guard plan.observedRead(through: holder) != nil, let member = holder.variable,
      case let variable = plan.index.variable(member), variable.siblings == 1,
      !variable.isInPattern, variable.initialValue == nil, !isComparedByAll(holder),
      !(holder.key.map(namedOffActor.contains) ?? false)
    else { return nil }
    let builder = builder(member.place.file)
    return RewriteStep(
      rule: "unobserved-model", place: holder.namePlace,
      title: "make it '@\(FrameworkNames.observedObject)'",
      edits: [
        builder.addAttribute(
          "@" + FrameworkNames.observedObject, inFrontOf: variable.range.start,
          attributes: variable.attributes),
        builder.replace(variable.keywordRange, "var"),
      ] + builder.importedWrapper("@" + FrameworkNames.observedObject))
  }

  /// Whether the compiler compares the view by all that it keeps: no wrapper can be compared.
  private func isComparedByAll(_ holder: ModelHolder) -> Bool {
    guard let owner = holder.owner else { return true }
    return plan.index.isEquatable(.nominal(owner, []))
      && plan.index.ownMembers(FrameworkNames.equality, of: owner).isEmpty
  }
}
