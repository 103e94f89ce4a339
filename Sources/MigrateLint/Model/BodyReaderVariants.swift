// Members of a name that is declared several times: one of these types is meant, and none else.
extension BodyReader {
  /// `M.shared`, where `M` may be any of these types and each that can be meant keeps something
  /// there.
  func member(_ name: String, ofEach ids: [TypeID], at node: NodeID) -> Value? {
    if let type = index.types.nestedType(name, inEach: ids) {
      return Value(type: .metatype(.nominal(type, [])), origin: .nothing)
    }
    var types: [TypeID] = []
    for id in ids {
      let found = index.members(name, of: id).first { $0.kind == .variable && isStatic($0) }
      guard let found else {
        if index.certainlyLacks(name, id) { continue }
        return nil
      }
      guard case .nominal(let type, _) = self.type(of: found) else { return nil }
      noteEffect(.member(id, name), rolesOfEffect(found, at: node), at: node, isSure: false)
      if !types.contains(type) { types.append(type) }
    }
    guard let first = types.first else { return nil }
    return Value(
      type: types.count == 1 ? .nominal(first, []) : .ambiguous(types.sorted()),
      origin: .shared(place(node)))
  }

  /// `x.store`, where `x` may be of any of these types: what their properties may hold.
  func property(_ name: String, ofEach ids: [TypeID], _ base: Value, at node: NodeID) -> Value? {
    guard index.isWhole, index.externalMembers(name).isEmpty else { return nil }
    var types: Set<TypeID> = []
    var mayBeOther = false
    for id in ids where !index.certainlyLacks(name, id) {
      let found = index.members(name, of: id)
      guard let member = found.first else {
        // Here: Objective-C or a superclass of others may have one, which knows some models only.
        guard !index.isDynamic(id) else { return nil }
        types.formUnion(index.absence.knownToObjectiveC)
        mayBeOther = true
        continue
      }
      guard found.count == 1, member.kind == .variable, !isStatic(member) else { return nil }
      switch type(of: member).unwrapped {
      case .nominal(let type, []): types.formUnion([type] + index.observableModels(of: type))
      case .ambiguous(let several): types.formUnion(several)
      default: return nil
      }
    }
    guard let first = types.first else { return nil }
    noteMissingMember(name, of: base, at: node)
    return Value(
      type: types.count == 1 && !mayBeOther ? .nominal(first, []) : .ambiguous(types.sorted()),
      origin: .unknown(place(node), "several types have the name of the one that has '\(name)'"))
  }

  /// `$x` of a value that may be of any of these types: only theirs is meant, where all have one.
  func notePublishers(_ property: String, ofEach ids: [TypeID], at node: NodeID) -> Bool {
    let owners = ids.compactMap { id -> TypeID? in
      guard let member = index.members(property, of: id).first(where: { $0.kind == .variable }),
        index.wrapper(member).wrapper == .published
      else { return nil }
      return index.owner(member) ?? id
    }
    guard owners.count == ids.count else { return false }
    for owner in owners { notePublisher(owner, property, at: node) }
    return true
  }
}

extension BodyReader {
  /// The type of a property, where each branch of `#if` may declare it as something else.
  func type(ofVariants members: [MemberID], in base: ResolvedType?) -> ResolvedType {
    func type(_ member: MemberID) -> ResolvedType {
      base.map { self.type(of: member, in: $0) } ?? self.type(of: member)
    }
    guard let first = members.first else { return .unknown }
    guard members.count > 1, members.count < 9, members.allSatisfy({ $0.kind == .variable }) else {
      return type(first)
    }
    let types = members.map(type)
    if types.allSatisfy({ $0 == types[0] }) { return types[0] }
    let ids = types.compactMap(\.unwrapped.nominal)
    guard ids.count == types.count else { return .unknown }
    return Set(ids).count == 1 ? types[0] : .ambiguous(Array(Set(ids)).sorted())
  }

  /// `let (store, count) = (Store(), 1)`: the variable is a part of the value.
  func part(_ type: ResolvedType, takenBy member: MemberID) -> ResolvedType {
    guard case .tuple = type else { return type }
    let bytes = index.files[member.place.file].source.bytes
    let end = index.variable(member).nameRange.end
    let next = bytes[end...].prefix(64).first { $0 != UInt8(ascii: " ") }
    return next == UInt8(ascii: ",") || next == UInt8(ascii: ")") ? .unknown : type
  }

  /// `view.environmentObject(_:)`: whoever calls it later may put in anything.
  func noteInjectionByReference(_ name: String, at node: NodeID) {
    guard name == FrameworkNames.environmentObjectModifier, isRecording, calleeNode != node,
      tree.kind(node) == .member, tree.firstChild(node) != nil
    else { return }
    facts.injections.append(
      InjectionFact(
        model: nil, isUnresolved: true, candidates: [], isOld: true, place: namePlace(node),
        argument: namePlace(node), unit: unit))
  }

  /// `x.unsafelyUnwrapped`
  func unwrapped(by name: String, _ base: Value) -> Value? {
    guard name == FrameworkNames.unsafelyUnwrapped, base.type.isOptionalType else { return nil }
    return Value(type: base.type.unwrappedOnce, origin: base.origin, holder: base.holder)
  }

  /// Declares a variable, which another branch of `#if` may declare as another class.
  func declareVariable(_ name: String, _ local: LocalName, at node: NodeID) {
    guard let earlier = scopes.last?[name], isConditional(node) else {
      return declare(name, local)
    }
    declare(name, either(earlier, or: local))
  }

  private func isConditional(_ node: NodeID) -> Bool {
    let table = index.files[unitFile].conditionTable
    return !table.directives(at: tree.range(node).start).isEmpty
  }

  private func either(_ first: LocalName, or second: LocalName) -> LocalName {
    var local = second
    if first.type.isUnknown { local.type = .unknown }
    guard let earlier = classes(of: first.type), let one = second.type.unwrapped.nominal,
      !earlier.contains(where: { index.isSubtype(one, of: $0) || index.isSubtype($0, of: one) })
    else { return local }
    local.type = .ambiguous((earlier + [one]).sorted())
    return local
  }

  private func classes(of type: ResolvedType) -> [TypeID]? {
    if case .ambiguous(let several) = type.unwrapped { return several }
    return type.unwrapped.nominal.map { [$0] }
  }

  /// Notes that the view is drawn that is made with some arguments.
  func noteEdge(to view: TypeID, _ arguments: [ArgumentFact], at place: Place) {
    noteEdge(.type(variant(of: view, taking: arguments)), at: place)
  }

  /// Of structs that stand for one another where they are not compiled, the one whose initialisers
  /// take the arguments; the first, where no other does.
  private func variant(of id: TypeID, taking arguments: [ArgumentFact]) -> TypeID {
    let others = index.types.alternatives(to: id)
    guard !others.isEmpty, !takes(arguments, id) else { return id }
    return others.first { takes(arguments, $0) } ?? id
  }

  private func takes(_ arguments: [ArgumentFact], _ type: TypeID) -> Bool {
    let initializers = initializers(of: type)
    guard !initializers.isEmpty else {
      let names = index.storedProperties(of: type).map { index.variable($0).name }
      return arguments.allSatisfy { $0.label.map(names.contains) ?? $0.isClosure }
    }
    // Here: a trailing closure has no label.
    let labels = arguments.filter { !$0.isClosure || $0.label != nil }.map(\.label)
    return initializers.contains {
      CallArguments.rest(of: index.function($0).parameters, without: labels) != nil
    }
  }
}
