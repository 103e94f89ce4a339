/// Where an instance comes from, once parameters are followed to those who pass it.
struct Source: Hashable {
  enum Kind: Hashable {
    /// Made for this taker only.
    case fresh
    /// Somebody keeps it.
    case kept
    /// A singleton.
    case shared
    case unknown(String)
  }

  var kind: Kind
  var place: Place?
  /// The call that handed it in; nil where the taker's own type made or fetched it.
  var caller: Place?
  var isFromPreview = false
  /// A new instance that its maker gives to others as well.
  var hasOtherTakers = false
  /// Kept by somebody who may last no longer than one drawing.
  var mayBeFresh = false
  /// A new instance that a view was given and gives to others.
  var isHandedOn = false

  var isUnknown: Bool {
    if case .unknown = kind { return true }
    return false
  }

  /// Whether another one may be made whenever what makes it runs; behind it, not by a preview only.
  var mayBeNew: Bool { kind == .fresh || mayBeFresh }
  var mayBeMadeAnew: Bool { !isFromPreview && mayBeNew }

  /// The source as seen by whom a call hands it to: an instance with other takers is not theirs.
  func handedIn(at call: Place?, fromPreview: Bool) -> Source {
    var source = self
    source.caller = caller ?? call
    source.isFromPreview = isFromPreview || fromPreview
    if source.caller != nil, hasOtherTakers, kind == .fresh { source = source.keptForAWhile }
    return source
  }

  /// What somebody else has as well, for how long nobody can tell.
  var keptForAWhile: Source {
    var source = self
    source.kind = .kept
    source.mayBeFresh = true
    return source
  }
}

/// Follows origins through locals, functions and parameters.
struct OriginResolver {
  let index: ProjectIndex
  let facts: ProjectFacts
  let settings: PropertySettings
  let hidden: HiddenGivers

  struct Step: Hashable {
    var member: MemberID
    /// The parameter; empty for a function's result and for a property.
    var name = ""
  }

  /// What has been followed for one origin.
  struct Walk {
    private var active: Set<Step> = []
    var known: [Step: [Source]] = [:]

    /// Whether nobody has been here, or is on the way.
    mutating func enter(_ step: Step) -> Bool {
      known[step] == nil && active.insert(step).inserted
    }

    mutating func leave(_ step: Step, with sources: [Source]) -> [Source] {
      var seen: Set<Source> = []
      let distinct = sources.filter { seen.insert($0).inserted }
      active.remove(step)
      known[step] = distinct
      return distinct
    }
  }

  func sources(of origin: Origin) -> [Source] {
    var walk = Walk()
    return follow(origin, &walk, depth: 0)
  }

  func follow(_ origin: Origin, _ walk: inout Walk, depth: Int) -> [Source] {
    guard depth < 24 else { return [Source(kind: .unknown("the way it takes is too long"))] }
    switch origin {
    case .created(let place): return [Source(kind: .fresh, place: place)]
    case .shared(let place): return [Source(kind: .shared, place: place)]
    case .stored(let place, let owner, let name):
      if let closure = closureProperty(PropertyKey(owner, name)) {
        return followCall(of: closure, PropertyKey(owner, name), place, &walk, depth: depth)
      }
      return followProperty(name, of: owner, place, &walk, depth: depth)
    case .part(let place, let whole, let owner, let name):
      return follow(whole, &walk, depth: depth + 1).flatMap { source in
        followPart(PropertyKey(owner, name), of: source, whole, &walk, depth: depth).map {
          var part = $0
          part.place = place
          part.mayBeFresh = part.mayBeFresh || mayMakeAnew(PropertyKey(owner, name))
          return part
        }
      }
    case .element(let place, let whole):
      return followElement(of: whole, place, &walk, depth: depth)
    case .closureParameter(let place): return [Source(kind: .kept, place: place)]
    case .borrowed(let place): return [Source(kind: .kept, place: place, mayBeFresh: true)]
    case .nothing: return []
    case .unknown(let place, let reason): return [Source(kind: .unknown(reason), place: place)]
    case .either(let first, let second):
      return follow(first, &walk, depth: depth + 1)
        + follow(second, &walk, depth: depth + 1)
    case .local(let place, let id): return followLocal(place, id, &walk, depth: depth)
    case .computed(let place, let member):
      return followResult(of: member, place, &walk, depth: depth)
    case .parameter(let place, let function, let name):
      return followParameter(name, of: function, place, &walk, depth: depth)
    }
  }

  /// A part lasts as long as the whole. Of a new whole it may be new as well, or what the whole was
  /// given.
  private func followPart(
    _ key: PropertyKey, of source: Source, _ whole: Origin, _ walk: inout Walk, depth: Int
  ) -> [Source] {
    var part = source
    switch source.kind {
    case .shared, .kept: return [source]
    case .unknown:
      if case .parameter = whole { return [source] }
      part.kind = .kept
      return [part]
    case .fresh: break
    }
    let made = sourcesOfParts(key, &walk, depth: depth)
    if made.isEmpty || source.hasOtherTakers { return [source.keptForAWhile] }
    if made.allSatisfy({ $0.kind == .fresh && !$0.hasOtherTakers }) { return [source] }
    part.kind = .kept
    part.mayBeFresh = made.contains { $0.isUnknown || $0.mayBeNew }
    return [part]
  }

  /// What is put into a property wherever an instance is made.
  private func sourcesOfParts(_ key: PropertyKey, _ walk: inout Walk, depth: Int) -> [Source] {
    let member = index.ownMembers(key.name, of: key.owner).first { $0.kind == .variable }
    guard let member else { return [] }
    let step = Step(member: member, name: "part")
    guard walk.enter(step) else { return walk.known[step] ?? [] }
    let origins = (facts.assignments[key] ?? []).map(\.origin)
      + memberwiseArguments(key.name, of: key.owner, member).map(\.origin)
    return walk.leave(step, with: origins.flatMap { follow($0, &walk, depth: depth + 1) })
  }

  /// What nobody knows about a collection does not make its elements new, unless somebody hands it
  /// in.
  private func followElement(
    of whole: Origin, _ place: Place, _ walk: inout Walk, depth: Int
  ) -> [Source] {
    let sources = follow(whole, &walk, depth: depth + 1)
    guard !sources.isEmpty else { return [Source(kind: .kept, place: place)] }
    return sources.map {
      var element = $0
      element.place = place
      if element.isUnknown, !whole.isParameter {
        element.kind = .kept
        // Here: what is computed may be made anew each time.
        if case .computed = whole { element.mayBeFresh = true }
      }
      return element
    }
  }

  /// A plain property of a view, a binding, or one that only observes, lasts no longer than the
  /// view's value: what is made for it, or passed through it, is made for whoever takes it from
  /// there. Any other property keeps.
  private func followProperty(
    _ name: String, of owner: TypeID, _ place: Place, _ walk: inout Walk, depth: Int
  ) -> [Source] {
    let key = PropertyKey(owner, name)
    var kept = Source(kind: .kept, place: place, mayBeFresh: mayMakeAnew(key))
    if !kept.mayBeFresh, viewsMake(owner) {
      kept.mayBeFresh = sourcesOfParts(key, &walk, depth: depth).contains(where: \.mayBeNew)
    }
    guard index[owner].kind == .struct, index.traits(owner).isViewLike,
      !index.traits(owner).isLongLived,
      let member = index.ownMembers(name, of: owner).first(where: { $0.kind == .variable }),
      [.none, .observedObject, .bindable, .binding].contains(index.wrapper(member).wrapper)
    else { return [kept] }
    let step = Step(member: member)
    guard walk.enter(step) else {
      return (walk.known[step] ?? [kept]).map {
        var source = $0
        source.place = place
        return source
      }
    }
    let all = sourcesOfProperty(name, of: owner, member, &walk, depth: depth)
    // Here: what only previews pass says nothing of what the app does.
    let sources = all.filter { !$0.isFromPreview }
    var result = kept
    if !sources.isEmpty, sources.allSatisfy({ $0.kind == .fresh && !$0.hasOtherTakers }) {
      result.kind = .fresh
      result.isHandedOn = true
    } else {
      result.mayBeFresh = kept.mayBeFresh || sources.contains(where: \.mayBeNew)
    }
    return walk.leave(step, with: [result])
  }

  /// What is ever put into a property of a view that keeps nothing itself.
  private func sourcesOfProperty(
    _ name: String, of owner: TypeID, _ member: MemberID, _ walk: inout Walk, depth: Int
  ) -> [Source] {
    let key = PropertyKey(owner, name)
    let isObserved = index.wrapper(member).wrapper == .observedObject
    let given = (facts.assignments[key] ?? []).map { ($0.origin, $0.unit) }
      + (facts.storage[key] ?? []).compactMap { fact in
        fact.assigned.map { ($0.origin, fact.unit) }
      }
    var sources = given.flatMap { origin, unit in
      follow(origin, &walk, depth: depth + 1).map { source in
        guard isObserved, source.kind == .fresh, source.caller == nil else { return source }
        // Here: what it makes itself it keeps as a `@State`, unless it is made from parameters.
        var made = source
        made.kind = .kept
        made.mayBeFresh = !origin.isParameter && hasParameters(unit)
        return made
      }
    }
    let handed = memberwiseArguments(name, of: owner, member) + settings.settings(of: key)
    if isObserved, given.count + handed.count > 1 || mayBeSet(key, member) {
      // Here: it keeps what it makes only where that is all that it ever holds.
      sources = sources.map {
        var source = $0
        source.mayBeFresh = source.mayBeFresh || source.caller == nil
        return source
      }
    }
    for argument in handed {
      sources += follow(argument.origin, &walk, depth: depth + 1).map {
        $0.handedIn(at: argument.place, fromPreview: argument.isPreview)
      }
    }
    return sources
  }

  private func mayBeSet(_ key: PropertyKey, _ member: MemberID) -> Bool {
    let model = index.resolvedType(of: member)?.nominal
    return settings.possibleSetting(of: key, holding: model) != nil
      || !hiddenGivers(of: key, member, holding: model).isEmpty
  }

  private func hasParameters(_ unit: CodeUnit) -> Bool {
    guard unit.kind == .initializer, let member = unit.member, member.kind == .function
    else { return false }
    return !index.function(member).parameters.isEmpty
  }

  private func followLocal(
    _ place: Place, _ id: Int, _ walk: inout Walk, depth: Int
  ) -> [Source] {
    guard id < facts.files[place.file].locals.count else { return [] }
    let local = facts.files[place.file].locals[id]
    return follow(local.origin, &walk, depth: depth + 1).map { source in
      var source = source
      if local.handOffs > 1, !local.unit.isPreview { source.hasOtherTakers = true }
      return source
    }
  }

  private func followParameter(
    _ name: String, of function: MemberID, _ place: Place, _ walk: inout Walk, depth: Int
  ) -> [Source] {
    let step = Step(member: function, name: name)
    guard walk.enter(step) else { return walk.known[step] ?? [] }
    if facts.isCalledByMany(function, index) {
      let reason = "too many functions have the name of the one that is given it"
      return walk.leave(step, with: [Source(kind: .unknown(reason), place: place)])
    }
    var result: [Source] = []
    for call in callers(of: function) {
      let passed = argument(name, of: function, call.arguments)
      let origin = passed?.origin
        ?? facts.defaults[ParameterKey(function: function, name: name)] ?? .nothing
      let place = passed.flatMap { call.place(of: $0) }
      result += follow(origin, &walk, depth: depth + 1).map {
        $0.asGiven(by: passed?.place, isClosure: passed?.isClosure ?? false, origin)
          .handedIn(at: place, fromPreview: call.isPreview)
      }
    }
    if result.isEmpty, let origin = facts.defaults[ParameterKey(function: function, name: name)] {
      return walk.leave(step, with: follow(origin, &walk, depth: depth + 1))
    }
    guard result.isEmpty else { return walk.leave(step, with: result) }
    return walk.leave(step, with: [nobodyPasses(function, at: place)])
  }

  private func nobodyPasses(_ function: MemberID, at place: Place) -> Source {
    let isInitializer = index.function(function).kind == .initializer
    let subject = isInitializer
      ? index.owner(function).map { "'\(index[$0].qualifiedName)'" } ?? "it"
      : "'\(index.function(function).name)'"
    let reason = isInitializer ? "nobody is seen making \(subject)"
      : "nobody is seen calling \(subject)"
    return Source(kind: .unknown(reason), place: place)
  }

  struct Caller {
    enum Kind: Hashable {
      /// The type calls its own initialiser.
      case itself
      case construction(Place)
      case call
    }

    var arguments: [ArgumentFact]
    var kind: Kind
    var isPreview: Bool

    /// Where it hands an argument in; nil where that comes from the type itself.
    func place(of argument: ArgumentFact) -> Place? {
      switch kind {
      case .itself: nil
      case .construction(let place): place
      case .call: argument.place
      }
    }
  }

  func callers(of function: MemberID) -> [Caller] {
    let isInitializer = index.function(function).kind == .initializer
    let parameters = index.function(function).parameters
    var callers = facts.calls(of: function).filter {
      !isInitializer || OriginResolver.fits($0.arguments, parameters)
    }.map { call in
      let isOwn = isInitializer && call.unit.kind == .initializer
        && call.unit.owner == index.owner(function)
      return Caller(
        arguments: call.arguments, kind: isOwn ? .itself : .call,
        isPreview: index.isAside(call.unit))
    }
    if isInitializer, let owner = index.owner(function) {
      callers += (facts.constructions[owner] ?? []).filter {
        OriginResolver.fits($0.arguments, parameters)
      }.map {
        Caller(
          arguments: $0.arguments, kind: .construction($0.place), isPreview: index.isAside($0.unit))
      }
    }
    return callers
  }

  func argument(
    _ name: String, of function: MemberID, _ arguments: [ArgumentFact]
  ) -> ArgumentFact? {
    let parameters = index.function(function).parameters
    var position = 0
    for argument in arguments {
      while position < parameters.count {
        let parameter = parameters[position]
        position += 1
        if argument.isClosure || parameter.label == argument.label {
          if parameter.name == name { return argument }
          break
        }
      }
    }
    return nil
  }
}
