/// Whether the expression that a `@StateObject` evaluates once, when it is first drawn, makes a
/// model: a `@State` evaluates it with each value of the view.
public enum LazyMaking: Int, Comparable, Sendable {
  /// It gives what was made before.
  case never
  /// Nobody can tell: a closure is called, or something of others.
  case maybe
  case always

  public static func < (a: LazyMaking, b: LazyMaking) -> Bool { a.rawValue < b.rawValue }
}

extension OriginResolver {
  func lazyMaking(of holder: ModelHolder) -> LazyMaking {
    guard let owner = holder.owner, let member = holder.variable else { return .never }
    let key = PropertyKey(owner, holder.name)
    let started = (facts.assignments[key] ?? []).filter {
      $0.unit.kind == .initialValue && $0.unit.member == member
    }.map(\.origin)
    let assigned = (facts.storage[key] ?? []).compactMap { $0.assigned?.origin }
    let given = holder.wrapper == .stateObject
      ? memberwiseArguments(holder.name, of: owner, member).filter { !$0.isPreview }.map(\.origin)
      : []
    return (started + assigned + given).map { making($0, depth: 0) }.max() ?? .never
  }

  private func making(_ origin: Origin, depth: Int) -> LazyMaking {
    guard depth < 8 else { return .maybe }
    switch origin {
    case .created: return .always
    case .borrowed, .unknown: return .maybe
    case .computed: return making(sources(of: origin))
    case .either(let first, let second):
      return max(making(first, depth: depth + 1), making(second, depth: depth + 1))
    case .stored(_, let owner, let name), .part(_, _, let owner, let name):
      return mayMakeAnew(PropertyKey(owner, name)) ? .maybe : .never
    case .parameter(_, let function, let name):
      return making(byCalling: name, of: function, depth: depth)
    case .shared, .element, .closureParameter, .local, .nothing: return .never
    }
  }

  private func making(_ sources: [Source]) -> LazyMaking {
    let sources = sources.filter { !$0.isFromPreview }
    if sources.contains(where: { $0.kind == .fresh }) { return .always }
    return sources.contains { $0.isUnknown || $0.mayBeFresh } ? .maybe : .never
  }

  /// What a closure or an autoclosure does that callers give.
  private func making(byCalling name: String, of function: MemberID, depth: Int) -> LazyMaking {
    let position = index.function(function).parameters.firstIndex { $0.name == name }
    guard case .function? = position.map({ index.parameterTypes(of: function)[$0].unwrapped })
    else { return .never }
    let key = ParameterKey(function: function, name: name)
    let callers = callers(of: function).filter { !$0.isPreview }
    if callers.isEmpty { return .maybe }
    return callers.map { caller in
      guard let argument = argument(name, of: function, caller.arguments) else {
        return making(facts.defaults[key] ?? .nothing, depth: depth + 1)
      }
      if argument.isClosure, case .local = argument.origin {
        // Here: a local of the closure itself is made with each call, one around it was before.
        return sources(of: argument.origin).contains { source in
          source.kind == .fresh && source.place.map(argument.place.contains) ?? true
        } ? .always : .never
      }
      return making(argument.origin, depth: depth + 1)
    }.max() ?? .never
  }
}

extension Place {
  func contains(_ other: Place) -> Bool {
    file == other.file && range.contains(other.range)
  }
}

extension ProjectFacts {
  /// Whether all that its type puts into a holder is `Model(…)`, and not `Model(…).started()`.
  func makesJust(_ holder: ModelHolder, _ index: ProjectIndex) -> Bool {
    let makings = makings(of: holder, index)
    return !makings.isEmpty && makings.allSatisfy { making in
      guard making.tree.kind(making.root) == .call,
        let callee = making.tree.firstChild(making.root)
      else { return false }
      return making.tree.kind(callee) == .name
        && making.tree.name(callee) == index[holder.model].name
    }
  }
}
