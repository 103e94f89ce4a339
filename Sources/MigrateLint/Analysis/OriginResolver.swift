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

  var isUnknown: Bool {
    if case .unknown = kind { return true }
    return false
  }

  /// The source as seen by whom a call hands it to: an instance with other takers is not theirs.
  func handedIn(at call: Place?, fromPreview: Bool) -> Source {
    var source = self
    source.caller = caller ?? call
    source.isFromPreview = isFromPreview || fromPreview
    if source.caller != nil, hasOtherTakers, kind == .fresh { source.kind = .kept }
    return source
  }
}

/// Follows origins through locals, functions and parameters.
struct OriginResolver {
  let index: ProjectIndex
  let facts: ProjectFacts

  private struct Step: Hashable {
    var function: MemberID
    var name: String
  }

  func sources(of origin: Origin) -> [Source] {
    var seen: Set<Step> = []
    return follow(origin, seen: &seen, depth: 0)
  }

  private func follow(_ origin: Origin, seen: inout Set<Step>, depth: Int) -> [Source] {
    guard depth < 24 else { return [Source(kind: .unknown("the way it takes is too long"))] }
    switch origin {
    case .created(let place): return [Source(kind: .fresh, place: place)]
    case .shared(let place): return [Source(kind: .shared, place: place)]
    case .stored(let place, let owner, let name):
      return followProperty(name, of: owner, place, seen: &seen, depth: depth)
    case .part(let place, let whole):
      return follow(whole, seen: &seen, depth: depth + 1).map { source in
        guard !source.isUnknown else { return source }
        var part = source
        part.kind = source.kind == .shared ? .shared : .kept
        part.place = place
        return part
      }
    case .closureParameter(let place): return [Source(kind: .kept, place: place)]
    case .nothing: return []
    case .unknown(let place, let reason): return [Source(kind: .unknown(reason), place: place)]
    case .either(let first, let second):
      return follow(first, seen: &seen, depth: depth + 1)
        + follow(second, seen: &seen, depth: depth + 1)
    case .local(let place, let id): return followLocal(place, id, seen: &seen, depth: depth)
    case .computed(let place, let member):
      return followResult(of: member, place, seen: &seen, depth: depth)
    case .parameter(let place, let function, let name):
      return followParameter(name, of: function, place, seen: &seen, depth: depth)
    }
  }

  /// A plain property of a view lasts no longer than the view's value: what is made for it, or
  /// passed through it, is made for whoever takes it from there. Any other property keeps.
  private func followProperty(
    _ name: String, of owner: TypeID, _ place: Place, seen: inout Set<Step>, depth: Int
  ) -> [Source] {
    let kept = [Source(kind: .kept, place: place)]
    guard index[owner].kind == .struct, index.traits(owner).isViewLike,
      !index.traits(owner).isLongLived,
      let member = index.ownMembers(name, of: owner).first(where: { $0.kind == .variable }),
      index.wrapper(member).wrapper == .none,
      seen.insert(Step(function: member, name: "")).inserted
    else { return kept }
    var sources: [Source] = []
    for fact in facts.assignments[PropertyKey(owner, name)] ?? [] {
      sources += follow(fact.origin, seen: &seen, depth: depth + 1)
    }
    for argument in memberwiseArguments(name, of: owner, member) {
      sources += follow(argument.origin, seen: &seen, depth: depth + 1)
    }
    let isFresh = !sources.isEmpty && sources.allSatisfy { $0.kind == .fresh && !$0.hasOtherTakers }
    return isFresh ? [Source(kind: .fresh, place: place)] : kept
  }

  /// What callers give for a property to the initialiser that the compiler writes.
  func memberwiseArguments(
    _ name: String, of owner: TypeID, _ member: MemberID
  ) -> [(origin: Origin, place: Place, isPreview: Bool)] {
    let variable = index.variable(member)
    guard index[owner].kind == .struct, !hasOwnInitializer(owner),
      !(variable.isLet && variable.initialValue != nil)
    else { return [] }
    return (facts.constructions[owner] ?? []).compactMap { construction in
      construction.arguments.first { $0.label == name }.map {
        ($0.origin, $0.place, construction.unit.isPreview)
      }
    }
  }

  /// An initialiser in the type's own braces takes the compiler's away.
  private func hasOwnInitializer(_ owner: TypeID) -> Bool {
    index.initializers(of: owner).contains { initializer in
      let declaration = index.function(initializer).owner
      return DeclarationReference(initializer.place.file, declaration ?? -1)
        == index[owner].declaration
    }
  }

  private func followLocal(
    _ place: Place, _ id: Int, seen: inout Set<Step>, depth: Int
  ) -> [Source] {
    guard id < facts.files[place.file].locals.count else { return [] }
    let local = facts.files[place.file].locals[id]
    return follow(local.origin, seen: &seen, depth: depth + 1).map { source in
      var source = source
      if local.handOffs > 1, !local.unit.isPreview { source.hasOtherTakers = true }
      return source
    }
  }

  private func followResult(
    of member: MemberID, _ place: Place, seen: inout Set<Step>, depth: Int
  ) -> [Source] {
    let name = member.kind == .variable
      ? index.variable(member).name : index.function(member).name
    guard let returns = facts.returns[member],
      seen.insert(Step(function: member, name: "")).inserted
    else { return [Source(kind: .unknown("cannot tell what '\(name)' gives"), place: place)] }
    let sources = returns.flatMap { follow($0, seen: &seen, depth: depth + 1) }
    return sources.map { source in
      var source = source
      if source.isUnknown { source.place = place }
      guard source.kind == .fresh else { return source }
      // Here: what a cache or another keeper may have given is nobody's own.
      if source.hasOtherTakers || sources.contains(where: { $0.kind == .kept }) {
        source.kind = .kept
      } else if sources.contains(where: \.isUnknown) {
        source = Source(kind: .unknown("'\(name)' does not always make a new one"), place: place)
      }
      return source
    }
  }

  private func followParameter(
    _ name: String, of function: MemberID, _ place: Place, seen: inout Set<Step>, depth: Int
  ) -> [Source] {
    guard seen.insert(Step(function: function, name: name)).inserted else { return [] }
    var result: [Source] = []
    for call in callers(of: function) {
      let origin = argument(name, of: function, call.arguments)
        ?? facts.defaults[ParameterKey(function: function, name: name)] ?? .nothing
      let isPassed = argument(name, of: function, call.arguments) != nil
      result += follow(origin, seen: &seen, depth: depth + 1).map {
        $0.handedIn(at: isPassed ? call.place : nil, fromPreview: call.isPreview)
      }
    }
    if result.isEmpty, let origin = facts.defaults[ParameterKey(function: function, name: name)] {
      return follow(origin, seen: &seen, depth: depth + 1)
    }
    guard result.isEmpty else { return result }
    let isInitializer = index.function(function).kind == .initializer
    let subject = isInitializer
      ? index.owner(function).map { "'\(index[$0].qualifiedName)'" } ?? "it"
      : "'\(index.function(function).name)'"
    return [
      Source(
        kind: .unknown(
          isInitializer ? "nobody is seen making \(subject)" : "nobody is seen calling \(subject)"),
        place: place)
    ]
  }

  struct Caller {
    var arguments: [ArgumentFact]
    /// Nil where the type calls its own initialiser.
    var place: Place?
    var isPreview: Bool
  }

  private func callers(of function: MemberID) -> [Caller] {
    let isInitializer = index.function(function).kind == .initializer
    let parameters = index.function(function).parameters
    var callers = (facts.calls[function] ?? []).filter {
      !isInitializer || OriginResolver.fits($0.arguments, parameters)
    }.map { call in
      let isOwn = isInitializer && call.unit.kind == .initializer
        && call.unit.owner == index.owner(function)
      return Caller(
        arguments: call.arguments, place: isOwn ? nil : call.arguments.first?.place,
        isPreview: call.unit.isPreview)
    }
    if isInitializer, let owner = index.owner(function) {
      callers += (facts.constructions[owner] ?? []).filter {
        OriginResolver.fits($0.arguments, parameters)
      }.map { Caller(arguments: $0.arguments, place: $0.place, isPreview: $0.unit.isPreview) }
    }
    return callers
  }

  private func argument(
    _ name: String, of function: MemberID, _ arguments: [ArgumentFact]
  ) -> Origin? {
    let parameters = index.function(function).parameters
    var position = 0
    for argument in arguments {
      while position < parameters.count {
        let parameter = parameters[position]
        position += 1
        if argument.isClosure || parameter.label == argument.label {
          if parameter.name == name { return argument.origin }
          break
        }
      }
    }
    return nil
  }

  /// Whether a call's arguments fit an initialiser's parameters by label and order.
  static func fits(_ arguments: [ArgumentFact], _ parameters: [ParameterSyntax]) -> Bool {
    var position = 0
    for argument in arguments {
      var isFound = false
      while position < parameters.count, !isFound {
        let parameter = parameters[position]
        position += 1
        if parameter.label == argument.label || (argument.isClosure && argument.label == nil) {
          isFound = true
        } else if parameter.defaultValue == nil, !parameter.isVariadic,
          !(parameter.type?.isOptional ?? false)
        {
          return false
        }
      }
      guard isFound else { return false }
    }
    return parameters[min(position, parameters.count)...].allSatisfy {
      $0.defaultValue != nil || $0.isVariadic
    }
  }
}
