// Properties that give what they do not keep.
extension OriginResolver {
  /// Whether each use of a property may make an instance: it holds a closure, or it is a value of
  /// the environment, whose default is made whenever it is asked for, or a wrapper of the project
  /// gives it.
  func mayMakeAnew(_ key: PropertyKey) -> Bool {
    guard
      let member = index.ownMembers(key.name, of: key.owner).first(where: {
        $0.kind == .variable
      })
    else { return false }
    if closureProperty(key) != nil { return true }
    let (wrapper, attribute) = index.wrapper(member)
    guard let attribute else { return false }
    switch wrapper {
    case .environment:
      guard let span = attribute.arguments else { return false }
      let tree = index.files[member.place.file].arguments(span)
      guard tree.root >= 0, let argument = tree.firstChild(tree.root),
        let value = tree.firstChild(argument)
      else { return false }
      return tree.kind(value) == .keyPath
    case .other: return index.types.declares(attribute.lastName, in: index.scope(member))
    default: return false
    }
  }

  /// Whether views make one of a type, no view itself, on the way, so that it lasts no longer than
  /// the drawing, or the view's value: `HomeModule().view`.
  func viewsMake(_ type: TypeID) -> Bool {
    guard !index.traits(type).isViewLike else { return false }
    return (facts.constructions[type] ?? []).contains { made in
      guard !made.isInAction, !made.unit.isPreview, !made.unit.isStatic,
        made.unit.kind != .initializer, let owner = made.unit.owner,
        index[owner].kind == .struct, case let traits = index.traits(owner), traits.isViewLike,
        !traits.isLongLived
      else { return false }
      // Here: `@State var module = HomeModule()` keeps the first one.
      guard made.unit.kind == .initialValue, let member = made.unit.member else { return true }
      return index.wrapper(member).attribute == nil && !index.variable(member).hasModifier("lazy")
    }
  }

  /// The property of a key, where it holds a closure.
  func closureProperty(_ key: PropertyKey) -> MemberID? {
    index.ownMembers(key.name, of: key.owner).first {
      guard $0.kind == .variable, case .function? = index.resolvedType(of: $0)?.unwrapped
      else { return false }
      return true
    }
  }

  /// What a closure gives that a property holds: as long as everything is seen that anybody puts
  /// there.
  func followCall(
    of member: MemberID, _ key: PropertyKey, _ place: Place, _ walk: inout Walk, depth: Int
  ) -> [Source] {
    let reason = "cannot tell what '\(key.name)' gives"
    let unknown = Source(kind: .unknown(reason), place: place)
    let step = Step(member: member, name: "call")
    guard index.wrapper(member).wrapper == .none, isSetWithItsOwner(key, member),
      walk.enter(step)
    else { return walk.known[step] ?? [unknown] }
    let assigned = (facts.assignments[key] ?? []).map {
      ($0.origin, $0.value, index.isAside($0.unit))
    }
    let handed = memberwiseArguments(key.name, of: key.owner, member).map {
      ($0.origin, $0.place, $0.isPreview)
    }
    var sources: [Source] = []
    for (origin, value, isPreview) in assigned + handed {
      let isClosure = index.files[value.file].source.text(value.range).hasPrefix("{")
      sources += follow(origin, &walk, depth: depth + 1).map {
        $0.asGiven(by: value, isClosure: isClosure, origin)
          .handedIn(at: nil, fromPreview: isPreview)
      }
    }
    // Here: what only previews pass says nothing of what the app does.
    sources = sources.filter { !$0.isFromPreview }
    var result = Source(kind: .kept, place: place, mayBeFresh: true)
    if sources.isEmpty || sources.contains(where: \.isUnknown) {
      result = unknown
    } else if sources.allSatisfy({ $0.kind == .fresh && !$0.hasOtherTakers }) {
      result = Source(kind: .fresh, place: place)
    }
    return walk.leave(step, with: [result])
  }

  /// Whether a property is set while its owner is made, and never again.
  private func isSetWithItsOwner(_ key: PropertyKey, _ member: MemberID) -> Bool {
    let variable = index.variable(member)
    if variable.isLet { return true }
    guard !facts.written.contains(key), settings.settings(of: key).isEmpty else { return false }
    return index[key.owner].kind == .struct
      || variable.modifiers.contains { $0.name == "private" || $0.name == "fileprivate" }
  }
}

extension Source {
  /// The source as seen by whom a closure gives it to: what was made around the closure, which only
  /// captures it, that gives with every call.
  func asGiven(by closure: Place?, isClosure: Bool, _ origin: Origin) -> Source {
    guard isClosure, let closure, let place, kind == .fresh, origin.mayBeCaptured,
      !closure.contains(place)
    else { return self }
    return keptForAWhile
  }
}

extension Origin {
  /// A local or a parameter, which a closure may have captured.
  fileprivate var mayBeCaptured: Bool {
    switch self {
    case .local, .parameter: true
    case .part(_, let whole, _, _), .element(_, let whole): whole.mayBeCaptured
    case .either(let first, let second): first.mayBeCaptured || second.mayBeCaptured
    default: false
    }
  }
}
