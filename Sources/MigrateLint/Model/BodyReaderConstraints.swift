// What is used in bodies of that which takes nothing but an `ObservableObject` (H040, H083).
//
// Where it can be told what a generic parameter stands for, that is the model. Where it cannot,
// it is every model that the arguments name; if these name none, every model that the unit names;
// and if that names none either, it may be any.
extension BodyReader {
  /// Reads a node and says what its value is.
  @discardableResult
  func visit(_ node: NodeID, expected: ResolvedType = .unknown) -> Value {
    let value = read(node, expected: expected)
    guard node >= 0 else { return value }
    if watch.isOn { watch(node, value, expected) }
    if isRecording { watchWrapper(node, value) }
    return value
  }

  private func watch(_ node: NodeID, _ value: Value, _ expected: ResolvedType) {
    guard isRecording || watch.gatheringDepth == inferenceDepth else { return }
    mention(value.type)
    let kind = tree.kind(node)
    switch kind {
    case .name, .member:
      for list in tree.children(node) where tree.kind(list) == .genericArguments {
        for argument in tree.children(list) { mention(tree.type(argument), scope) }
      }
      // Here: a property in an extension of somebody else's type.
      guard kind == .member, value.type.isUnknown else { break }
      for member in index.externalMembers(tree.name(node)) where member.kind == .variable {
        mention(type(of: member))
      }
    case .closure, .keyPath: mentionWritten(node)
    default: break
    }
    guard isRecording else { return }
    switch kind {
    case .call: watchCall(node, expected)
    case .name, .member: watchName(node, value)
    case .subscriptAccess: watchSubscript(node, expected)
    case .sequence, .assignment, .prefixOperator, .postfixOperator: watchOperators(node)
    case .keyPath: watchKeyPath(node)
    case .cast: watchCast(node)
    case .variable: watchVariable(node)
    case .localFunction: watchLocalFunction(node)
    default: break
    }
  }

  // MARK: Models that are named

  /// Notes the models in a type.
  func mention(_ type: ResolvedType) { watch.mentions += models(in: type) }

  /// The models, and the protocols of models, in a type, at any depth.
  func models(in type: ResolvedType) -> [TypeID] {
    var result = type.parts.flatMap { models(in: $0) }
    switch type {
    case .nominal(let id, _) where isModelOrProtocol(id): result.append(id)
    case .ambiguous(let ids): result += ids.filter { isModelOrProtocol($0) }
    default: break
    }
    return result
  }

  func isModelOrProtocol(_ id: TypeID) -> Bool {
    index.isObservableObjectClass(id) || index.isObservableProtocol(id)
  }

  /// Notes the models in a written type, what a function type takes included.
  func mention(_ type: TypeSyntax, _ scope: ResolutionScope, depth: Int = 0) {
    guard depth < 4 else { return }
    for name in type.mentionedNames {
      let path = name.split(separator: ".").map(String.init)
      switch index.types.lookUp(path, in: scope) {
      case .type(let id): mention(.nominal(id, []))
      case .ambiguous(let ids): mention(.ambiguous(ids))
      case .alias(let target, let aliasScope): mention(target, aliasScope, depth: depth + 1)
      default: break
      }
    }
  }

  /// Types of a closure's parameters; the root and the components of a key path.
  private func mentionWritten(_ node: NodeID) {
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .type: mention(tree.type(child), scope)
      case .parameter:
        for type in tree.children(child) where tree.kind(type) == .type {
          mention(tree.type(type), scope)
        }
      case .keyPathComponent:
        for member in index.variables(named: tree.name(child)) { mention(type(of: member)) }
      default: break
      }
    }
  }

  /// The models that a node names, at any depth.
  func gather(_ node: NodeID) -> [TypeID] {
    let outer = (watch.mentions, watch.gatheringDepth, scopes)
    watch.mentions = []
    watch.gatheringDepth = inferenceDepth
    _ = peek(node)
    let named = Array(Set(watch.mentions)).sorted()
    (watch.mentions, watch.gatheringDepth, scopes) = outer
    return named
  }

  /// The models that a variable's value is made of, where its type does not say it.
  func modelsMade(by member: MemberID) -> [TypeID] {
    let variable = index.variable(member)
    let file = index.files[member.place.file]
    var result: [TypeID] = []
    let outer = watch
    watch.isOn = true
    _ = aside(index.scope(member)) {
      if let value = variable.initialValue {
        tree = file.expression(value)
      } else if let body = variable.accessors.first(where: { $0.kind == .get })?.body {
        tree = file.body(body)
      } else {
        return .unknown
      }
      if tree.root >= 0 { result = gather(tree.root) }
      return .unknown
    }
    watch = outer
    return result
  }

  // MARK: Units

  /// A unit begins: nothing is named yet. What stands between the offsets is all of it.
  func startWatching(_ range: ByteRange) {
    settleUses()
    watch = ConstraintWatch()
    guard !index.constrained.isEmpty else { return }
    watch.isOn = index.constrained.hasNameless
      || index.files[file].names(index.constrained.names, in: range)
  }

  /// Notes where a tree that is about to be read writes `any ObservableObject`.
  func watchTree() {
    settleExistentials()
    for position in tree.nodes.indices where tree.nodes[position].kind == .type {
      let node = NodeID(position)
      let type = tree.type(node)
      guard index.constrained.mentionsWord(type) else { continue }
      facts.constraintMentions.append(place(node))
      if index.constrained.holdsAnyObject(type, scope, index.types) {
        watch.existentials[node] = place(node)
      }
    }
    if !watch.existentials.isEmpty { watch.isOn = true }
  }

  private func settleExistentials() {
    // Here: the tree that they stand in may be another than the one that is read now.
    for place in watch.existentials.values.sorted() {
      note(.existential, FrameworkNames.observableObject, place, [], isTold: false)
    }
    watch.existentials = [:]
  }

  /// The unit is over: what nothing told is every model that it names.
  func settleUses() {
    settleExistentials()
    guard !watch.open.isEmpty else { return }
    if let member = unit.member { mentionDeclaration(of: member) }
    let named = Array(Set(watch.mentions)).sorted()
    for open in watch.open where !facts.constrainedUses[open.index].isTold {
      facts.constrainedUses[open.index].models += named
      // Here: code that is generic itself hands on what it is given, and that is followed.
      let isTold = !facts.constrainedUses[open.index].models.isEmpty || !open.mayBeAny
        || isInConstrainedCode
      facts.constrainedUses[open.index].isTold = isTold
    }
    watch.open = []
  }

  private func mentionDeclaration(of member: MemberID) {
    let scope = index.scope(member)
    if member.kind == .variable {
      mention(type(of: member))
      if let type = index.variable(member).type { mention(type, scope) }
      return
    }
    let function = index.function(member)
    for type in function.parameters.compactMap(\.type) + [function.returnType ?? .other] {
      mention(type, scope)
    }
  }

  /// Whether a generic parameter around must be an `ObservableObject`.
  var isInConstrainedCode: Bool {
    if let member = unit.member {
      if index.constrained.members[member] != nil { return true }
      if index.constrained.functions[member].map({ !$0.isEmpty }) ?? false { return true }
    }
    var current = unit.owner
    while let type = current {
      if index.constrained.types[type] != nil { return true }
      current = index[type].parent
    }
    return false
  }

  // MARK: Noting

  /// Notes a use; one that is not told is settled when the unit is over.
  func note(
    _ kind: ConstrainedUse.Kind, _ subject: String, _ place: Place, _ models: [TypeID],
    isTold: Bool, member: String? = nil, mayBeAny: Bool = true, isOpen: Bool = false
  ) {
    guard !isTold || !models.isEmpty else { return }
    if isOpen {
      watch.open.append(
        ConstraintWatch.OpenUse(index: facts.constrainedUses.count, mayBeAny: mayBeAny))
    }
    facts.constrainedUses.append(
      ConstrainedUse(
        kind: kind, subject: subject, place: place, models: Array(Set(models)).sorted(),
        isTold: isTold, member: member))
  }
}
