/// A place that requires some type to be an `ObservableObject`.
public struct ObservableObjectConstraint: Sendable {
  public var place: Place
  /// `the protocol 'P'`, `the generic parameter 'VM'`.
  public var subject: String
  public var symbol: String
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
    (drawnReads(through: holder) + drawn.readsOfHelpers(given: holder, facts)).filter { fact in
      !fact.isWrite
        && drawn.reach(fact.member, of: fact.model).contains { isPublished($0, of: fact.model) }
    }.min { $0.place < $1.place }
  }

  /// The initialisers that the making of a holder's model as a type may run; nil where that is
  /// not known.
  func initializers(making holder: ModelHolder, as type: TypeID) -> [MemberID]? {
    guard case .creates(let place, _, _) = holder.ownership else { return nil }
    let made = (facts.constructions[type] ?? []).filter {
      $0.place.file == place.file && place.range.contains($0.place.range)
    }
    guard let construction = made.first, made.count == 1 else { return nil }
    let fitting = index.initializers(of: type).filter {
      OriginResolver.fits(construction.arguments, index.function($0).parameters)
    }
    return fitting.isEmpty ? nil : fitting
  }

  /// The classes of which a holder's model may be made: its own, and those that inherit from it
  /// and are made where it is.
  func classesMade(for holder: ModelHolder) -> [TypeID] {
    guard case .creates(let place, _, let isAtCallSite) = holder.ownership else {
      return [holder.model]
    }
    var places = [place]
    if isAtCallSite, let owner = holder.owner {
      places += (facts.constructions[owner] ?? []).flatMap { $0.arguments.map(\.place) }
    }
    let below = index.subclasses(of: holder.model).filter { type in
      (facts.constructions[type] ?? []).contains { made in
        places.contains { $0.file == made.place.file && $0.range.contains(made.place.range) }
      }
    }
    return [holder.model] + below
  }

  private func isPublished(_ name: String, of model: TypeID) -> Bool {
    index.members(name, of: model).contains {
      $0.kind == .variable && index.wrapper($0).wrapper == .published
    }
  }

  /// Every generic parameter, protocol and existential that requires an `ObservableObject`.
  var constraints: [ObservableObjectConstraint] {
    index.files.indices.flatMap { ConstraintFinder(index: index, file: $0).constraints() }
  }
}

// MARK: Models that are made with each view

extension Plan {
  /// The plain properties of views whose model is made with the view's value, so that what it knows
  /// is lost with that.
  var modelsMadeAnew: [ModelHolder] {
    let made = holders.filter { holder in
      guard [.none, .bindable].contains(holder.wrapper), holder.isInView,
        let owner = holder.owner, index[owner].kind == .struct, !index.traits(owner).isLongLived,
        case .creates(_, _, isAtCallSite: false) = holder.ownership
      else { return false }
      return index.hasState(holder.model)
    }
    let kept = keptByOthers(Set(made.compactMap(\.key)))
    return made.filter { holder in holder.key.map { !kept.contains($0) } ?? true }
  }

  /// Of some properties those whose value is only given to others that keep the first they get.
  private func keptByOthers(_ keys: Set<PropertyKey>) -> Set<PropertyKey> {
    guard !keys.isEmpty else { return [] }
    let keeping = Set(
      holders.filter(\.wrapper.keepsFirstValue).flatMap { holder -> [Place] in
        if case .receives(let places, _) = holder.ownership { return places }
        if case .creates(let place, _, isAtCallSite: true) = holder.ownership { return [place] }
        return []
      })
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
}

extension Plan {
  /// Whether a published property is set after its model is made, and no view that observes the
  /// model reads it: setting it redrew them, and no longer does (H085).
  func redrawsUnseen(_ property: PropertyDecision, of model: TypeID) -> Bool {
    let key = PropertyKey(model, property.name)
    return property.published != nil && property.read == nil && property.caution == nil
      && observed.contains(model) && !isBlocked(model) && facts.written.contains(key)
      && !facts.receivedProperties.contains(key) && !facts.boundMembers.contains(property.name)
  }
}

extension ModelHolder {
  var key: PropertyKey? { owner.map { PropertyKey($0, name) } }
}

extension ProjectIndex {
  /// Whether a model keeps anything that can change, itself or in an object.
  func hasState(_ model: TypeID) -> Bool {
    traits(model).externalSuperclass != nil
      || ([model] + superclasses(of: model)).contains { type in
        storedProperties(of: type).contains { member in
          !variable(member).isLet
            || mayBeObject(BodyReader(index: self, file: member.place.file).type(of: member))
        }
      }
  }

  private func mayBeObject(_ type: ResolvedType) -> Bool {
    switch type {
    case .nominal(let id, _): self[id].kind != .struct && self[id].kind != .enum
    case .external(let name, _): !FrameworkNames.equatableTypes.contains(name)
    case .optional(let inner), .array(let inner): mayBeObject(inner)
    case .dictionary(_, let value): mayBeObject(value)
    case .tuple(let parts): parts.contains { mayBeObject($0) }
    default: true
    }
  }
}
