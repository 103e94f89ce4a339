// Values that carry others: an enum's case, a binding to a value.
extension FrameworkNames {
  static let constant = "constant"
  static let getterLabel = "get"
}

extension BodyReader {
  /// What a call gives that only wraps what it is given: it comes from where that comes from.
  func resultOfCarrier(
    _ call: Call, _ callee: NodeID, _ arguments: [ArgumentFact]
  ) -> Value? {
    let isImplicit = tree.kind(callee) == .implicitMember
    guard isImplicit || tree.kind(callee) == .member else { return nil }
    let carrier = isImplicit ? call.expected : call.base?.type.metatypeInstance ?? .unknown
    switch carrier.unwrapped {
    case .nominal(let id, _) where index.hasCase(call.name, id):
      return Value(type: carrier.unwrapped, origin: BodyReader.either(arguments.map(\.origin)))
    case .external(FrameworkNames.binding, let written)
    where call.name == FrameworkNames.constant && arguments.count == 1:
      let type = written.count == 1 ? carrier.unwrapped : .binding(to: arguments[0].type)
      return Value(type: type, origin: arguments[0].origin)
    default: return nil
    }
  }

  /// Whether a value is one that the code around has made itself.
  func isMadeHere(_ origin: Origin) -> Bool {
    switch origin {
    case .created: true
    case .local(_, let local): facts.locals.indices.contains(local)
      && isMadeHere(facts.locals[local].origin)
    default: false
    }
  }

  /// Whether a value is a constant of the code around that an initialiser has made there: nothing
  /// else can be put into it, at any place.
  func isNewConstant(_ origin: Origin) -> Bool {
    guard case .local(_, let local) = origin else { return false }
    return newConstants.contains(local)
  }

  /// Notes a local that `let page = Page()` declares.
  func noteNewConstant(_ origin: Origin, _ value: NodeID?, isLet: Bool) {
    guard isLet, case .local(_, let id) = origin, facts.locals.indices.contains(id),
      case .created = facts.locals[id].origin, let value, tree.kind(value) == .call,
      let callee = tree.firstChild(value), tree.kind(callee) == .name
    else { return }
    newConstants.insert(id)
  }

  /// Where what several expressions give comes from; a few show it for all.
  static func either(_ origins: [Origin]) -> Origin {
    origins.prefix(4).reduce(.nothing) { all, origin in
      if origin == .nothing { return all }
      return all == .nothing ? origin : .either(all, origin)
    }
  }

  /// Whether a value of that type may be a model, or what a model is got out of.
  func mayLeadToModel(_ type: ResolvedType) -> Bool {
    if carriesModels(type) { return true }
    guard let id = type.nominal else { return false }
    return index[id].kind != .enum && !index.traits(id).isViewLike
  }

  /// Whether a value of that type is a model, some of them, or a case that may carry one.
  func carriesModels(_ type: ResolvedType) -> Bool {
    guard let id = type.nominal ?? type.element.nominal else { return false }
    return index.isModel(id) || index[id].kind == .enum && index.hasPayload(id)
  }

  /// Whether a property or a global is the way to an object, or a list of objects one of which is
  /// changed: it does not change when the object does.
  func holdsReference(_ target: EffectFact.Target, isInElement: Bool) -> Bool {
    let member: MemberID?
    switch target {
    case .member(let owner, let name):
      member = index.members(name, of: owner).first { $0.kind == .variable }
    // Here: what extensions of types of others have by that name may be any of several.
    case .global(let name) where index.externalMembers(name).isEmpty:
      let globals = index.globalMembers(name)
      member = globals.count == 1 ? globals.first { $0.kind == .variable } : nil
    default: return false
    }
    guard let member else { return false }
    let type = type(of: member)
    let kept = isInElement ? type.value ?? type.element : type
    guard let id = kept.nominal else { return false }
    return index[id].kind == .class || index[id].kind == .actor
  }
}

extension ResolvedType {
  /// What a dictionary gives by a key.
  fileprivate var value: ResolvedType? {
    if case .dictionary(_, let value) = unwrapped { return value }
    return nil
  }
}
