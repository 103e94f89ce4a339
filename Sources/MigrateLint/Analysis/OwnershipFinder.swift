/// Finds who owns what one holder holds, from everything that is ever put into it.
struct OwnershipFinder {
  let finder: HolderFinder
  let holder: ModelHolder
  let variable: VariableDeclaration

  private var index: ProjectIndex { finder.index }
  private var facts: ProjectFacts { finder.facts }

  /// What is found of a holder: who owns what it holds.
  struct Finding {
    var ownership: Ownership
    var isCertain = false
    /// Somebody makes an instance just for it.
    var mayBeFresh = false
    var passedFresh: (place: Place, isInPreview: Bool)?
    /// What the type takes itself is no singleton, but something that somebody keeps.
    var takesWhatIsKept = false
  }

  func find() -> Finding {
    switch holder.wrapper {
    case .environmentObject, .environment:
      return Finding(ownership: .environment, isCertain: true)
    case .binding: return Finding(ownership: .receives([], isFresh: false), isCertain: true)
    case .other:
      return Finding(ownership: .unknown(reason: "'@\(holder.attributeName)' provides it"))
    default: break
    }
    let evidence = evidence()
    let ownership = judge(evidence)
    var isKept = false
    if case .shared(let place) = ownership {
      isKept = !evidence.contains { $0.source.kind == .shared && $0.source.place == place }
    }
    return Finding(
      ownership: ownership, isCertain: isCertain(evidence),
      mayBeFresh: evidence.contains { $0.source.mayBeMadeAnew },
      passedFresh: passedFresh(evidence), takesWhatIsKept: isKept)
  }

  /// The first caller that makes one on the way; one of the app before one of a preview.
  private func passedFresh(_ evidence: [Evidence]) -> (place: Place, isInPreview: Bool)? {
    evidence.map(\.source).filter { $0.kind == .fresh && $0.caller != nil }
      .map { (place: $0.caller ?? holder.namePlace, isInPreview: $0.isFromPreview) }
      .min { ($0.isInPreview ? 1 : 0, $0.place) < ($1.isInPreview ? 1 : 0, $1.place) }
  }

  /// Whether every instance that is put in is kept by somebody else.
  private func isCertain(_ evidence: [Evidence]) -> Bool {
    !evidence.isEmpty
      && evidence.allSatisfy {
        $0.source.kind == .shared || $0.source.kind == .kept && !$0.source.mayBeFresh
      }
  }

  // MARK: Evidence

  /// One thing that is put into the holder.
  private struct Evidence {
    var source: Source
    /// The initialiser that puts it in, and the expression that gives it.
    var initializer: MemberID?
    var value: Place?
    /// The value is a parameter as it came: what a default made for it needs no other.
    var isParameter = false
  }

  private func evidence() -> [Evidence] {
    guard let owner = holder.owner else { return [] }
    let key = PropertyKey(owner, holder.name)
    var result: [Evidence] = []
    for fact in facts.assignments[key] ?? [] {
      let initializer = fact.unit.kind == .initializer ? fact.unit.member : nil
      // Here: what an action puts into a state later, such as a selection, was not passed in.
      let isLater = fact.unit.kind != .initializer && fact.unit.kind != .initialValue
      if isLater, holder.wrapper == .state || holder.isOptional { continue }
      // Here: `#if` variants of a property share a name, but not the value it starts with.
      if fact.unit.kind == .initialValue, fact.unit.member != holder.variable { continue }
      // Here: a view's own wrapper cannot be set while it is drawn, only on a copy by whoever has
      // one, `copy.model = model`: that hands the model in.
      let setter = isLater && holder.followsValue ? fact.place : nil
      result += finder.resolver.sources(of: fact.origin).map {
        Evidence(
          source: $0.handedIn(at: setter, fromPreview: index.isAside(fact.unit)),
          initializer: initializer, value: fact.value, isParameter: fact.origin.isParameter)
      }
    }
    for fact in facts.storage[key] ?? [] {
      guard let assigned = fact.assigned else { continue }
      result += finder.resolver.sources(of: assigned.origin).map {
        Evidence(
          source: $0, initializer: fact.unit.member, value: assigned.valuePlace,
          isParameter: assigned.origin.isParameter)
      }
    }
    return result + memberwiseEvidence(owner) + settings(key) + hiddenEvidence()
  }

  /// What constructions give that may be this type's, and what nobody knows of them.
  private func hiddenEvidence() -> [Evidence] {
    finder.resolver.hiddenGivers(of: holder).map { construction in
      let reason = "'\(holder.ownerName)' may be made where that cannot be seen"
      let source = Source(kind: .unknown(reason), place: construction.place)
      return Evidence(
        source: source.handedIn(
          at: construction.place, fromPreview: index.isAside(construction.unit)))
    }
  }

  /// What others put into a view's value once it is made.
  private func settings(_ key: PropertyKey) -> [Evidence] {
    guard holder.followsValue else { return [] }
    return finder.resolver.settings.settings(of: key).flatMap { setting in
      finder.resolver.sources(of: setting.origin).map {
        Evidence(source: $0.handedIn(at: setting.place, fromPreview: setting.isPreview))
      }
    }
  }

  private func memberwiseEvidence(_ owner: TypeID) -> [Evidence] {
    guard let member = holder.variable else { return [] }
    return finder.resolver.memberwiseArguments(holder.name, of: owner, member).flatMap { argument in
      finder.resolver.sources(of: argument.origin).map {
        Evidence(source: $0.handedIn(at: argument.place, fromPreview: argument.isPreview))
      }
    }
  }

  // MARK: Judgement

  private func judge(_ all: [Evidence]) -> Ownership {
    // Here: what only a preview passes says nothing where the app passes something itself, or
    // leaves it to what the type makes.
    let callers = all.filter { $0.source.caller != nil }
    let fromApp = callers.filter { !$0.source.isFromPreview }
    let own = all.filter { $0.source.caller == nil }
    let makesOne = own.contains { $0.source.kind == .fresh }
    let passed = fromApp.isEmpty && !makesOne ? callers : fromApp

    let kept = (passed.filter { $0.source.kind == .kept || $0.source.kind == .shared })
    if let made = own.first(where: isMadeInPlace), holder.wrapper.keepsFirstValue,
      let place = made.source.place
    {
      // Here: where one initialiser makes it, the view keeps what it makes.
      return .creates(place, usesParameters: usesParameters(made), isAtCallSite: false)
    }
    if !kept.isEmpty {
      return .receives(unique(kept.compactMap(\.source.caller)), isFresh: false)
    }
    // Here: what the type fetches itself from somebody who keeps it is as good as a singleton.
    if let first = own.first(where: { $0.source.kind == .shared || $0.source.kind == .kept }),
      // Here: where a cache makes one is not where it is taken.
      let place = first.source.mayBeFresh ? first.value ?? first.source.place : first.source.place
    {
      return .shared(place)
    }
    let fresh = passed.filter { $0.source.kind == .fresh }
    // Here: a default that callers replace, with a new one or with nobody knows what, must not be
    // kept in the place of theirs (design.md §3).
    if holder.followsValue {
      let isFresh = !fromApp.isEmpty
        && fromApp.allSatisfy { $0.source.kind == .fresh && !$0.source.isHandedOn }
      let givers = unique(fromApp.compactMap(\.source.caller))
      guard givers.isEmpty else { return .receives(givers, isFresh: isFresh) }
      if !own.isEmpty, let owner = holder.owner,
        let place = finder.resolver.settings.possibleSetting(
          of: PropertyKey(owner, holder.name), holding: holder.model)
      {
        return .receives([place], isFresh: false)
      }
    }
    if let first = own.first(where: { $0.source.kind == .fresh }), let place = first.source.place {
      let follows = holder.followsValue
        && (!holder.configuration.isEmpty || holder.giver != nil || holder.builder != nil
          || own.contains { usesParameters($0) || isOther($0, than: first) })
      return .creates(
        madeInstead(own) ?? place, usesParameters: follows || usesParameters(first),
        isAtCallSite: false)
    }
    if let place = fresh.first?.source.caller { return freshFromCallers(place, fresh) }
    return unresolved(own, passed)
  }

  /// Whether an initialiser makes the instance, by itself or by a function, not a default of its
  /// parameters or another initialiser.
  private func isMadeInPlace(_ evidence: Evidence) -> Bool {
    guard evidence.source.kind == .fresh, let initializer = evidence.initializer,
      initializer.kind == .function, let value = evidence.value, let made = evidence.source.place
    else { return false }
    if value.file == made.file, value.range.contains(made.range) { return true }
    return !evidence.isParameter && evidence.source.caller == nil && !evidence.source.hasOtherTakers
      && (holder.owner.map(index.initializers) ?? []).allSatisfy { other in
        guard other.place.file == made.file, case let function = index.function(other),
          function.range.contains(made.range)
        else { return true }
        return other == initializer
          && !function.parameters.contains {
            $0.defaultValue.map {
              index.files[made.file].range(of: $0).contains(made.range)
            } ?? false
          }
      }
  }

  /// Where an initialiser makes it, if each of them sets it, so that nothing is left of a default.
  private func madeInstead(_ own: [Evidence]) -> Place? {
    guard let owner = holder.owner, case let initializers = index.initializers(of: owner),
      !initializers.isEmpty, own.contains(where: { $0.initializer?.kind != .function }),
      let instead = own.first(where: {
        $0.source.kind == .fresh && $0.initializer?.kind == .function
      }),
      initializers.allSatisfy({ setsItAlways($0, PropertyKey(owner, holder.name)) })
    else { return nil }
    return instead.source.place
  }

  /// Whether an initialiser sets it outside of all conditions, or leaves that to another one.
  private func setsItAlways(_ initializer: MemberID, _ key: PropertyKey) -> Bool {
    guard let body = index.function(initializer).body else { return false }
    let file = index.files[initializer.place.file]
    let assigned = (facts.assignments[key] ?? []).filter { $0.unit.member == initializer }
    let places = assigned.map(\.place)
      + (facts.storage[key] ?? []).filter {
        $0.assigned != nil && $0.unit.member == initializer
      }.map(\.place)
    var depth = 0
    for position in body.start..<body.end {
      let token = file.stream.tokens[position]
      switch token.kind {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      case .identifier where depth == 1:
        if places.contains(where: { $0.range.contains(token.range) }) { return true }
        if file.word(position) == "self", file.word(position + 1) == ".",
          file.word(position + 2) == FrameworkNames.initializer
        {
          return true
        }
      case .identifier: if file.word(position) == "return" { return false }
      default: break
      }
    }
    return false
  }

  /// Whether two initialisers make it in two ways: which of them it was is as good as a parameter.
  private func isOther(_ evidence: Evidence, than first: Evidence) -> Bool {
    guard let value = evidence.value, let other = first.value else { return true }
    return index.files[value.file].source.text(value.range)
      != index.files[other.file].source.text(other.range)
  }

  private func freshFromCallers(_ place: Place, _ fresh: [Evidence]) -> Ownership {
    switch holder.wrapper {
    case .stateObject, .state:
      return .creates(place, usesParameters: false, isAtCallSite: true)
    default:
      return .receives(
        unique(fresh.compactMap(\.source.caller)),
        isFresh: !fresh.contains(where: \.source.isHandedOn))
    }
  }

  private func unresolved(_ own: [Evidence], _ passed: [Evidence]) -> Ownership {
    let reason = (own + passed).compactMap { evidence -> String? in
      if case .unknown(let reason) = evidence.source.kind { return reason }
      return nil
    }.first
    switch holder.wrapper {
    case .stateObject, .state:
      return .unknown(reason: reason ?? "nobody is seen making '\(holder.ownerName)'")
    default:
      let isOwn = own.contains { $0.initializer == nil }
      if let reason, isOwn, passed.isEmpty { return .unknown(reason: reason) }
      if variable.initialValue != nil, all(own, areUnknown: true) {
        return .unknown(reason: reason ?? "cannot tell what it starts with")
      }
      return .receives(unique(passed.compactMap(\.source.caller)), isFresh: false)
    }
  }

  private func all(_ evidence: [Evidence], areUnknown: Bool) -> Bool {
    !evidence.isEmpty
      && evidence.allSatisfy {
        if case .unknown = $0.source.kind { return areUnknown }
        return !areUnknown
      }
  }

  private func usesParameters(_ evidence: Evidence) -> Bool {
    guard let initializer = evidence.initializer, let place = evidence.value,
      initializer.kind == .function, !index.function(initializer).parameters.isEmpty
    else { return false }
    let function = index.function(initializer)
    if evidence.isParameter { return isMadeFromParameters(evidence.source.place) }
    let file = index.files[place.file]
    // Here: what the initialiser computed first may come from its parameters too.
    let locals = function.body.map { file.localNames(in: $0) } ?? []
    return !file.names(usedIn: place.range)
      .isDisjoint(with: locals.union(function.parameters.map(\.name)))
  }

  /// Whether what another initialiser gives, `self.init(model: M(item))`, may depend on what that
  /// one is given. A default depends on nothing.
  private func isMadeFromParameters(_ made: Place?) -> Bool {
    guard let made else { return true }
    let making = (facts.constructions[holder.model] ?? []).first {
      $0.place.file == made.file
        && (made.range.contains($0.place.range) || $0.place.range.contains(made.range))
    }
    guard let unit = making?.unit, let member = unit.member, member.kind == .function else {
      return making?.unit.kind != .initialValue
    }
    let maker = index.function(member)
    let isDefault = maker.parameters.contains {
      $0.defaultValue.map {
        index.files[made.file].range(of: $0).contains(made.range)
      } ?? false
    }
    return !isDefault && !maker.parameters.isEmpty
  }

  private func unique(_ places: [Place]) -> [Place] { Array(Set(places)).sorted() }
}
