// What the arguments of a call say about the generic parameters that must be an `ObservableObject`.
extension BodyReader {
  /// Notes what the arguments of a call say about its constrained parameters.
  func note(
    _ use: ConstrainedName, _ signatures: [ConstrainedSignature], _ evidence: Evidence, isMade: Bool
  ) {
    guard let arguments = use.arguments else {
      return signatures.isEmpty ? () : noteOpen(use, [], subject: use.name)
    }
    var matching = signatures.compactMap { signature in
      signature.match(arguments).map { (signature, $0) }
    }
    // Here: the call does not fit what is known; all that it is given counts.
    if matching.isEmpty, evidence == .certain, !fitsAnother(use, arguments) {
      matching = signatures.filter { signature in
        !signature.required.isEmpty || signature.parameters.contains(where: \.bears)
      }.map { ($0, []) }
    }
    for (signature, positions) in matching {
      note(use, signature, positions, evidence, isMade: isMade)
    }
  }

  /// Whether a call fits a function of that name that asks for no model.
  private func fitsAnother(_ use: ConstrainedName, _ arguments: [Argument]) -> Bool {
    let instance = use.baseType.map { $0.metatypeInstance ?? $0 }
    let own = (instance?.nominal ?? unit.owner).map { index.members(use.name, of: $0) } ?? []
    let all = own + index.externalMembers(use.name) + index.globalMembers(use.name)
    return all.contains { member in
      member.kind == .function && index.constrained.functions[member] == nil
        && index.constrained.members[member] == nil
        && ConstrainedSignature(member, required: [], in: index).match(arguments) != nil
    }
  }

  private func note(
    _ use: ConstrainedName, _ signature: ConstrainedSignature, _ positions: [Int],
    _ evidence: Evidence, isMade: Bool
  ) {
    let arguments = use.arguments ?? []
    var bindings = ConstrainedBindings(required: signature.required)
    var bearing: [Argument] = []
    for (argument, position) in zip(arguments, positions)
    where signature.parameters[position].bears {
      bearing.append(argument)
      bindings.bind(signature.parameters[position].type, type(ofArgument: argument.node))
    }
    for (name, type) in signature.told { bindings.bind(.generic(name), type) }
    let holdsAny = zip(arguments, positions).contains {
      signature.parameters[$1].holdsAnyObject
    }
    guard !signature.required.isEmpty || holdsAny || positions.count < arguments.count else {
      return
    }
    if !signature.result.holdsAnyObject { bindings.bind(signature.result, use.expected) }
    var found: Set<TypeID> = []
    var isTold = positions.count == arguments.count
    for name in signature.required.sorted() {
      let told = (bindings.types[name] ?? []).compactMap { models(standingFor: $0) }
      found.formUnion(told.joined())
      if told.isEmpty { isTold = false }
    }
    for object in bindings.objects {
      if let told = models(standingFor: object) { found.formUnion(told) } else { isTold = false }
    }
    if holdsAny && bindings.objects.isEmpty { isTold = false }
    if !isTold || holdsAny && bearing.contains(where: { isCollection($0.node) }) {
      let nodes = bearing.isEmpty && positions.isEmpty ? arguments : bearing
      let named = nodes.flatMap { gather($0.node) }
      found.formUnion(named)
      if !named.isEmpty { isTold = true }
    }
    let first = (bearing.first ?? arguments.first).flatMap { $0.isClosure ? nil : $0 }
    let place = isMade ? use.place : first.map { self.place($0.node) } ?? use.place
    if isTold {
      note(.declaration, use.name, place, Array(found), isTold: true)
    } else {
      note(
        .declaration, use.name, place, Array(found), isTold: false,
        mayBeAny: evidence == .certain || !use.isVague && root(of: use.base) == .here,
        isOpen: true)
    }
  }

  /// The type of an argument; that of a property which begins as a literal is plain to see.
  private func type(ofArgument node: NodeID) -> ResolvedType {
    let type = peek(node).type
    guard type.isUnknown else { return type }
    let owner: TypeID?
    switch tree.kind(node) {
    case .literal, .string: return .external("Literal", [])
    case .member: owner = tree.firstChild(node).flatMap { peek($0).type.nominal }
    case .name: owner = local(tree.name(node)) == nil ? unit.owner : nil
    default: return type
    }
    guard let owner,
      let member = index.members(tree.name(node), of: owner).first(where: { $0.kind == .variable })
    else { return type }
    return index.literalType(of: member).map { .external($0, []) } ?? type
  }

  private func isCollection(_ node: NodeID) -> Bool {
    tree.kind(node) == .array || tree.kind(node) == .tuple
  }

  /// The models that a type may be, which stands where an `ObservableObject` is asked for; nil
  /// where that is not known.
  private func models(standingFor type: ResolvedType) -> [TypeID]? {
    switch type.unwrapped {
    case .nominal(let id, _): return isModelOrProtocol(id) ? [id] : []
    case .ambiguous, .composition: return models(in: type)
    // Here: a name that was not found may still be one of the project's.
    case .external(_, let parts) where parts.contains(where: \.leadsHere):
      return type.hasUntoldPart ? nil : models(in: type)
    case .external(let name, _):
      return (index.types.topLevel[name] ?? []).filter { isModelOrProtocol($0) }
    case .generic(let name):
      let bounds = classBounds(of: name)
      return bounds.isEmpty && !isRequiredAround(name) ? nil : bounds
    case .array, .dictionary: return type.hasUntoldPart ? nil : models(in: type)
    default: return nil
    }
  }
}
