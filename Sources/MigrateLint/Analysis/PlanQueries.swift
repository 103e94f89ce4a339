/// A place that requires some type to be an `ObservableObject`.
public struct ObservableObjectConstraint: Sendable {
  public var place: Place
  /// `the protocol 'P'`, `the generic parameter 'VM'`.
  public var subject: String
  public var symbol: String
  /// The protocol that it is asked of.
  public var model: TypeID?
}

// Questions that rules ask of a plan.
extension Plan {
  /// The holders with a wrapper of the old world whose model is to migrate.
  func oldHolders(_ wrapper: Wrapper) -> [ModelHolder] {
    holders.filter { $0.wrapper == wrapper && isOldHolder($0) }
  }

  private func isOldHolder(_ holder: ModelHolder) -> Bool { isToMigrate(holder.model) }

  /// A file that does not parse is never written.
  func isUnparsed(_ file: FileIndex) -> Bool { !facts.files[file].problems.isEmpty }

  /// What becomes of a holder, as the end of a sentence.
  func becomes(_ holder: ModelHolder) -> String {
    if isBlocked(holder.model) { return "stays with '\(name(holder.model))'" }
    if holder.isOptional, holder.wrapper == .environmentObject { return "stays" }
    let form = newForm(holder)
    var sentence = form.hasPrefix("@") ? "becomes '\(form)'" : "becomes a plain '\(form)'"
    if holder.wrapper == .environmentObject, holder.hasBinding {
      sentence += " with a local '@Bindable'"
    }
    return sentence
  }

  /// `Type.member` of a piece of code.
  func symbol(_ unit: CodeUnit) -> String {
    let member = unit.memberName
    guard let owner = unit.owner else { return member.isEmpty ? "top level" : member }
    return name(owner) + (member.isEmpty ? "" : "." + member)
  }

  /// The first read, while drawing, of something that notifies, through a holder.
  func observedRead(through holder: ModelHolder) -> MemberFact? {
    if isOwnCache(holder) { return nil }
    // Here: a wrapper observes nothing there, and who draws the shape does so anew.
    if let owner = holder.owner,
      !index.traits(owner).viewProtocols.isDisjoint(with: FrameworkNames.drawnByOthers)
    {
      return nil
    }
    let reads = drawnReads(through: holder) + drawn.readsOfHelpers(given: holder, facts)
    return reads.filter { fact in
      // Here: what makes something for a representable runs once, whoever observes.
      !fact.isWrite && !FrameworkNames.representableMakers.contains(fact.unit.memberName)
        && drawn.reach(fact.member, of: fact.model).contains { isPublished($0, of: fact.model) }
    }.min { $0.place < $1.place }
  }

  /// What a holder's model is made with, as a type; nil where that is not known.
  func arguments(
    making holder: ModelHolder, as type: TypeID
  ) -> CallArguments? {
    guard case .creates(let place, _, _) = holder.ownership else { return nil }
    let made = (facts.constructions[type] ?? []).filter {
      $0.place.file == place.file && place.range.contains($0.place.range)
    }
    guard let construction = made.first, made.count == 1 else { return nil }
    return construction.callArguments
  }

  func classesMade(for holder: ModelHolder) -> [TypeID] { facts.classesMade(for: holder, index) }

  func isPublished(_ name: String, of model: TypeID) -> Bool {
    index.members(name, of: model).contains {
      $0.kind == .variable && index.wrapper($0).wrapper == .published
    }
  }

  /// Every generic parameter, protocol and existential that requires an `ObservableObject`.
  var constraints: [ObservableObjectConstraint] {
    index.files.indices.flatMap { ConstraintFinder(index: index, file: $0).constraints() }
  }
}

extension Plan {
  /// Whether a published property is set after its model is made, and no view that observes the
  /// model reads it: setting it redrew them, and no longer does (H085).
  func redrawsUnseen(_ property: PropertyDecision, of model: TypeID) -> Bool {
    let key = PropertyKey(model, property.name)
    return property.published != nil && property.read == nil && property.caution == nil
      && observed.contains(model) && !isBlocked(model) && facts.written.contains(key)
      && !facts.receivedProperties.contains(key) && !facts.mayBind(property.name, of: model, index)
  }
}

extension ModelHolder {
  var key: PropertyKey? { owner.map { PropertyKey($0, name) } }
}
