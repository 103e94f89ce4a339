// What is written: properties, their parts, and wrappers that are set up.
extension BodyReader {
  func visitAssignment(_ node: NodeID) {
    var children = tree.children(node)
    guard let target = children.next() else { return }
    guard let valueNode = children.next() else {
      visit(target)
      return
    }
    if let storage = storageTarget(target) {
      let wrapped = unit.owner.flatMap { wrappedProperty(storage, of: $0) }
      if wrapped == nil, tree.kind(target) == .name { noteUnclaimed("_" + storage, at: target) }
      visitStorageAssignment(storage, target: target, valueNode)
      return
    }
    let isPlain = tree.nameRange(node).count == 1
    if let property = ownPropertyTarget(target), let owner = unit.owner,
      let member = index.members(property, of: owner).first(where: { $0.kind == .variable })
    {
      let declaring = index.owner(member) ?? owner
      let type = type(of: member)
      annotate(valueNode, with: index.variable(member).type, in: index.scope(member))
      let keepers = keepsClosures(type, valueNode) ? [CodeNode(declaring, property)] : []
      let value = assigning(by: node, to: target, valueNode) {
        keeping(in: keepers) {
          opaquely { visitAssigned(valueNode, expected: type, .later) }
        }
      }
      noteHandOff(value)
      noteEffect(.member(owner, property), isPlain ? .write : [.write, .change], at: target)
      noteProperty(property, owner: declaring, at: target, isWrite: true)
      noteUse(property, of: ObjectPath(root: .own), at: target)
      guard isRecording, isPlain else { return }
      facts.assignments.append(
        AssignmentFact(
          owner: index.owner(member) ?? owner, property: property,
          origin: givenOrigin(value, at: valueNode), type: value.type, place: namePlace(target),
          value: place(valueNode), unit: unit, isLate: deferral == .later))
      return
    }
    let before = facts.memberUses.count
    let start = effects.count
    (setMember, setBase) = (target, .unknown)
    let targetValue = visitTarget(target, isPlain: isPlain)
    let setBase = setBase
    let keepers = keepsClosures(targetValue.type, valueNode)
      ? keepers(at: target, since: start) : []
    markWritten(target, since: start, isRead: false, isWhole: isPlain)
    noteMutation(bySettingPartsOf: target)
    noteMutationByElements(setting: target, to: targetValue.type)
    noteWriteInside(target)
    noteWrite(of: target, since: before, isPlain ? valueNode : nil)
    let value = setting(target, by: node, to: valueNode, targetValue.type, keepers)
    noteHandOff(value)
    if isPlain { noteHandOver(valueNode, value, to: target) }
    if isPlain { noteSetting(target, of: setBase, type: targetValue.type, value, valueNode) }
  }

  private func setting(
    _ target: NodeID, by node: NodeID, to valueNode: NodeID, _ type: ResolvedType,
    _ keepers: [CodeNode]?
  ) -> Value {
    changing(behindOptional: target) {
      assigning(by: node, to: target, valueNode) {
        keeping(in: keepers ?? []) {
          opaquely {
            hosting(inRootView: target, valueNode) {
              visitAssigned(valueNode, expected: type, keepers == nil ? .maybe : .later)
            }
          }
        }
      }
    }
  }

  private func visitTarget(_ target: NodeID, isPlain: Bool) -> Value {
    noteDefaultUses(in: target)
    return changingDefaultedPart(target) { visit(target) }
  }

  /// The member that an assignment names last is written; as a whole, if it is given a value.
  private func noteWrite(of target: NodeID, since first: Int, _ value: NodeID?) {
    guard isRecording, let last = facts.memberUses.indices.last, last >= first else { return }
    let isWhole = facts.memberUses[last].place == namePlace(target)
    facts.memberUses[last].isWrite = true
    facts.memberUses[last].isWholeWrite = isWhole && value != nil
    facts.memberUses[last].isSelfAssignment =
      isWhole && value.map { isSameText(target, $0) } ?? false
    facts.memberUses[last].isEmptying = isWhole && value.map {
      tree.range($0).count < 8 && tree.text($0).isNothing
    } ?? false
  }

  private func isSameText(_ first: NodeID, _ second: NodeID) -> Bool {
    let (first, second) = (tree.range(first), tree.range(second))
    guard first.count == second.count else { return false }
    let source = index.files[unitFile].source
    return source.bytes[first.start..<first.end] == source.bytes[second.start..<second.end]
  }

  /// `copy.model = model`, if it may set a model.
  private func noteSetting(
    _ target: NodeID, of base: ResolvedType, type: ResolvedType, _ value: Value,
    _ valueNode: NodeID
  ) {
    guard isRecording, tree.kind(target) == .member, index.declaresMember(tree.name(target)),
      type.nominal.map({ index.isModel($0) }) ?? type.isUntold,
      base.nominal != nil || base.isUntold
    else { return }
    let name = tree.name(target)
    var owner = base.nominal
    if let type = owner, let member = index.members(name, of: type).first {
      owner = index.owner(member) ?? type
    }
    facts.settings.append(
      SettingFact(
        owner: owner, property: name, origin: value.origin, type: value.type,
        place: namePlace(target), unit: unit))
  }

  /// A closure that is assigned runs when somebody uses what keeps it; so does one that stands
  /// there in case that there is none, `given ?? { … }`.
  private func visitAssigned(
    _ node: NodeID, expected: ResolvedType, _ later: Deferral
  ) -> Value {
    guard tree.kind(node) == .closure || givesClosure(node) else {
      return visit(node, expected: expected)
    }
    let outer = deferral
    deferral = max(deferral, later)
    defer { deferral = outer }
    return visit(node, expected: expected)
  }

  private func givesClosure(_ node: NodeID) -> Bool {
    guard tree.kind(node) == .sequence, case let parts = tree.children(node).map({ $0 }),
      parts.count == 3, tree.kind(parts[2]) == .closure
    else { return false }
    return tree.text(parts[1]) == "??"
  }

  private func keepsClosures(_ type: ResolvedType, _ value: NodeID) -> Bool {
    if case .function = type.unwrapped { return true }
    return tree.kind(value) == .closure
  }

  /// The property that an assignment sets, if it is the project's; none if it is another's; nil if
  /// that cannot be told.
  func keepers(at target: NodeID, since start: Int) -> [CodeNode]? {
    let range = tree.nameRange(target)
    for use in effects.dropFirst(start) where use.range == range && !use.isLate {
      switch use.target {
      case .member(let owner, let name): return [CodeNode(declarer(of: name, in: owner), name)]
      case .anyone, .global: return nil
      default: continue
      }
    }
    return []
  }

  /// `x[i] = y` and `x.part = y` write the property `x` of the type around.
  func noteWriteInside(_ target: NodeID) {
    var current = target
    while let base = tree.firstChild(current) {
      switch tree.kind(current) {
      case .member where tree.kind(base) == .selfName:
        return noteWrite(tree.name(current), at: current, isPart: current != target)
      case .member, .subscriptAccess, .optionalChain, .forceUnwrap: current = base
      default: return
      }
    }
    if tree.kind(current) == .name, local(tree.name(current)) == nil {
      noteWrite(tree.name(current), at: current, isPart: current != target)
    }
  }

  private func noteWrite(_ name: String, at node: NodeID, isPart: Bool) {
    guard let owner = unit.owner,
      let member = index.members(name, of: owner).first(where: { $0.kind == .variable })
    else { return }
    // Here: what is set of an object leaves the property that holds it as it is.
    if isPart, let kept = type(of: member).unwrapped.nominal, index[kept].kind == .class { return }
    noteProperty(name, owner: index.owner(member) ?? owner, at: node, isWrite: true)
  }

  /// Reads something whose views are kept, not drawn here.
  func opaquely(_ body: () -> Value) -> Value {
    let wasOpaque = isOpaque
    isOpaque = true
    defer { isOpaque = wasOpaque }
    return body()
  }

  /// `x` where the target is `x` or `self.x` and `x` is no local.
  private func ownPropertyTarget(_ target: NodeID) -> String? {
    switch tree.kind(target) {
    case .name:
      let name = tree.name(target)
      return local(name) == nil ? name : nil
    case .member:
      guard let base = tree.firstChild(target), tree.kind(base) == .selfName else { return nil }
      return tree.name(target)
    default: return nil
    }
  }

  /// `x` where the target is `_x` or `self._x`.
  private func storageTarget(_ target: NodeID) -> String? {
    guard let name = ownPropertyTarget(target), name.hasPrefix("_"), name.count > 1,
      let owner = unit.owner, index.members(name, of: owner).isEmpty
    else { return nil }
    return String(name.dropFirst())
  }

  private func visitStorageAssignment(_ name: String, target: NodeID, _ valueNode: NodeID) {
    guard let owner = unit.owner,
      let member = index.members(name, of: owner).first(where: { $0.kind == .variable })
    else {
      visit(valueNode)
      return
    }
    let outer = deferral
    if index.wrapper(member).wrapper.keepsFirstValue { deferral = .later }
    defer { deferral = outer }
    var assigned = StorageValue(
      wrapper: "", wrapperPlace: place(valueNode), label: "", place: place(valueNode),
      valuePlace: place(valueNode),
      origin: .unknown(place(valueNode), "cannot tell what '_\(name)' is set to"),
      hasOneArgument: false)
    if tree.kind(valueNode) == .call, let callee = tree.firstChild(valueNode),
      case let written = writtenWrapper(callee), isWrapper(written.name, of: name, in: owner)
    {
      (assigned.wrapper, assigned.wrapperPlace) = written
      var count = 0
      for argument in tree.children(valueNode).dropFirst() {
        count += 1
        guard let inner = tree.firstChild(argument) else { continue }
        let value = opaquely {
          tree.kind(inner) == .closure
            ? visitClosure(inner, parameters: []) : visit(inner, expected: type(of: member))
        }
        noteHandOff(value)
        let label = tree.name(argument)
        if FrameworkNames.valueLabels.contains(label) || assigned.origin.isUnknown {
          assigned.origin = value.origin
          assigned.label = label
          assigned.valuePlace = place(inner)
        }
      }
      assigned.hasOneArgument = count == 1
      for wrapper in index.ownWrappers(of: member) {
        noteEffect(.member(wrapper, FrameworkNames.initializer), [.read, .call], at: callee)
      }
    } else {
      assigned.origin = visit(valueNode).origin
    }
    guard isRecording else { return }
    facts.storage.append(
      StorageFact(
        owner: index.owner(member) ?? owner, property: name, place: namePlace(target),
        unit: unit, assigned: assigned, mayBeLater: outer != .now))
  }

  /// The wrapper's name and where it stands: `StateObject(…)`, `StateObject.init(…)`, `.init(…)`.
  private func writtenWrapper(_ callee: NodeID) -> (name: String, place: Place) {
    if tree.kind(callee) == .implicitMember { return ("init", namePlace(callee)) }
    if tree.kind(callee) == .member, tree.name(callee) == "init",
      let base = tree.firstChild(callee)
    {
      return (lastName(of: base), namePlace(base))
    }
    return (lastName(of: callee), namePlace(callee))
  }

  /// Whether a call makes the wrapper that a property has, not something that a function gives.
  private func isWrapper(_ written: String, of name: String, in owner: TypeID) -> Bool {
    written == FrameworkNames.initializer
      || index.members(name, of: owner).contains { member in
        member.kind == .variable
          && index.variable(member).attributes.contains { $0.lastName == written }
      }
  }

  func lastName(of node: NodeID) -> String {
    switch tree.kind(node) {
    case .name, .member, .implicitMember, .macro: tree.name(node)
    default: ""
    }
  }
}

extension Origin {
  /// All that it may be: both sides of `a ?? b` and of `c ? a : b`.
  var alternatives: [Origin] {
    guard case .either(let first, let second) = self else { return [self] }
    return first.alternatives + second.alternatives
  }

  /// A parameter, not something made of one.
  var isParameter: Bool {
    if case .parameter = self { return true }
    return false
  }

  var isUnknown: Bool {
    if case .unknown = self { return true }
    return false
  }
}
