/// Where an object is found: `self.store`, a local, `Store.shared`.
struct ObjectPath: Hashable {
  enum Root: Hashable {
    /// The instance whose code is read.
    case own
    /// A local name, and the scope that declares it.
    case local(String, scope: Int)
    case type(String)
    /// What an expression gives: it may be the same one each time.
    case untold(NodeID)
  }

  var root: Root
  var members: [String] = []

  func appending(_ member: String) -> ObjectPath {
    ObjectPath(root: root, members: members + [member])
  }
}

/// A stored property of a model while a call changes it in place. Until the call is over, nothing
/// else may read or write the property.
struct OpenChange {
  var object: ObjectPath
  var model: TypeID
  var property: String
  /// The index of its fact.
  var fact = -1
  /// It began at a `?`, before arguments and the assigned value are looked at.
  var isBound = false
  /// The closures among the arguments run whenever another element is asked for.
  var runsClosures = false
  /// The object was made right there.
  var isNew = false
}

// Changes in place that run a closure meanwhile, and what the closure uses.
extension BodyReader {
  // MARK: What is changed

  /// The properties that a call changes in place while it runs closures that it is given.
  func beginChanges(by call: Call, _ callee: NodeID) -> [OpenChange] {
    guard isRecording else { return [] }
    let values = tree.children(call.node).dropFirst().compactMap { tree.firstChild($0) }
    if tree.kind(callee) == .member, let target = tree.firstChild(callee),
      changesItsBase(call) || FrameworkNames.mutatingFunctions.contains(call.name)
    {
      noteDefaultUses(in: target)
    }
    for value in values where tree.kind(value) == .reference {
      if let target = tree.firstChild(value) { noteDefaultUses(in: target) }
    }
    noteAutoclosureUses(by: call, callee)
    if !values.isEmpty, tree.kind(callee) == .member, let target = tree.firstChild(callee),
      changesItsBase(call) || FrameworkNames.mutatingFunctions.contains(call.name),
      case let bound = beginChange(behindOptional: target), !bound.isEmpty
    {
      return bound
    }
    if tree.kind(callee) == .member, let target = tree.firstChild(callee),
      FrameworkNames.mutatingFunctions.contains(call.name), values.contains(where: isLazy)
    {
      return beginLazyChange(of: target)
    }
    guard values.contains(where: { mayRun($0) || !changers(call).isEmpty }) else {
      return []
    }
    var changes: [OpenChange] = []
    if tree.kind(callee) == .member, let target = tree.firstChild(callee),
      call.base.map({ isValue($0.type) }) ?? false || isPartOfGeneric(target), changesItsBase(call)
    {
      begin(target, into: &changes)
    }
    if call.runsCalledValue, isValue(call.callee.type), mayMutate(call.callee.functions) {
      begin(callee, into: &changes)
    }
    for value in values where tree.kind(value) == .reference {
      // Here: whatever it holds, the property itself is changed in place.
      if let target = tree.firstChild(value) { begin(target, into: &changes) }
    }
    for change in changes { noteUses(by: call, callee, values, during: change) }
    return changes
  }

  /// What a function of the project uses of the object whose property it is given: its own, or
  /// that of an argument.
  private func noteUses(
    by call: Call, _ callee: NodeID, _ values: [NodeID], during change: OpenChange
  ) {
    let functions = changers(call)
    func note(_ member: String, at node: NodeID) {
      facts.changes[change.fact].uses.append(ChangeFact.Use(member: member, place: namePlace(node)))
    }
    if !functions.isEmpty, !call.runsCalledValue, object(of: callee) == change.object {
      for member in membersUsed(by: call, functions, of: change.model) { note(member, at: callee) }
    }
    for value in values where objectPath(value) == change.object {
      for function in functions {
        for name in membersUsed(of: value, in: function, by: call, model: change.model)
        where !index.members(name, of: change.model).isEmpty {
          note(name, at: value)
        }
      }
    }
  }

  /// The members that a function names of an object that it is given; all that it names of anything
  /// where it cannot be told what becomes of the object.
  private func membersUsed(
    of value: NodeID, in function: MemberID, by call: Call, model: TypeID
  ) -> [String] {
    guard let body = index.function(function).body else { return [] }
    let label = tree.children(call.node).dropFirst().first { tree.firstChild($0) == value }
      .flatMap { tree[$0].token < 0 ? nil : tree.name($0) }
    let taking = index.function(function).parameters.filter { $0.label == label }
    if taking.count == 1, let told = ParameterReads(index: index, model: model)
      .members(of: taking[0].name, in: function)
    {
      return told
    }
    return index.files[function.place.file].members(usedIn: body)
  }

  /// What a method uses of its own object: of several of a name, the one with these labels.
  private func membersUsed(
    by call: Call, _ functions: [MemberID], of model: TypeID
  ) -> [String] {
    let labels = tree.children(call.node).dropFirst().map {
      tree[$0].token < 0 ? nil : tree.name($0)
    }
    let meant = functions.filter { index.function($0).parameters.map(\.label) == labels }
    guard functions.count > 1, meant.count == 1, let body = index.function(meant[0]).body else {
      return [call.name]
    }
    let file = index.files[meant[0].place.file]
    let parameters = Set(index.function(meant[0]).parameters.map(\.name))
    return Set(file.members(usedIn: body) + file.plainNames(in: body).filter {
      !parameters.contains($0)
    }).filter { !index.members($0, of: model).isEmpty }.sorted()
  }

  /// The object whose method a callee names.
  private func object(of callee: NodeID) -> ObjectPath? {
    switch tree.kind(callee) {
    case .name where local(tree.name(callee)) == nil: ObjectPath(root: .own)
    case .member: tree.firstChild(callee).flatMap { objectPath($0) }
    default: nil
    }
  }

  func endChanges(_ changes: [OpenChange]) {
    for change in changes.reversed() where facts.changes[change.fact].isIdle {
      facts.changes.remove(at: change.fact)
    }
  }

  func begin(
    _ target: NodeID, into changes: inout [OpenChange], isBound: Bool = false
  ) {
    changes += changedProperties(target).map { opened($0, at: $1, isBound: isBound) }
  }

  /// `deck.draw()`, `shuffle(&deck)`: functions of the project that change a property in place.
  func noteMutations(by call: Call, _ callee: NodeID) {
    guard isRecording, notesEffects else { return }
    let given = tree.children(call.node).dropFirst().compactMap { argument -> NodeID? in
      guard let value = tree.firstChild(argument), tree.kind(value) == .reference
      else { return nil }
      return tree.firstChild(value)
    }
    noteMutationByElements(call, callee, given)
    let functions = call.callee.functions
    let node = functions.first.map { CodeNode(index.owner($0), call.name) }
    if tree.kind(callee) == .member, let base = tree.firstChild(callee), !functions.isEmpty,
      mayMutate(functions)
    {
      noteMutation(of: base, by: node)
    }
    if tree.kind(callee) == .member, let base = tree.firstChild(callee),
      FrameworkNames.mutatingFunctions.contains(call.name) || mayMutate(functions)
    {
      noteMutation(bySettingPartsOf: base)
    }
    for target in given { noteMutation(bySettingPartsOf: target) }
    // Here: whether a value is called is asked last, as the callee is read again for it.
    guard !given.isEmpty else { return }
    if let made = call.made?.nominal {
      let node = CodeNode(made, FrameworkNames.initializer)
      for target in given { noteMutation(of: target, by: node) }
    }
    guard !functions.isEmpty || isClosure(callee) else { return }
    for target in given { noteMutation(of: target, by: node) }
  }

  /// `deck.size = 3`, `deck.top.cards[0] = 1`, `deck.isOpen.toggle()` where a setter or an observer
  /// of the project runs for one of the parts.
  func noteMutation(bySettingPartsOf target: NodeID) {
    guard isRecording, notesEffects else { return }
    if tree.kind(target) == .tuple {
      for part in tree.children(target) { noteMutation(bySettingPartsOf: part) }
      return
    }
    var current = target
    while let base = tree.firstChild(current) {
      switch tree.kind(current) {
      case .member:
        guard let owner = peek(base).type.nominal, index[owner].kind != .class else { return }
        let runsCode = index.members(tree.name(current), of: owner).contains {
          $0.kind == .variable
            && (!index.variable($0).accessors.isEmpty || !index.ownWrappers(of: $0).isEmpty)
        }
        if runsCode {
          noteMutation(of: base, by: CodeNode(owner, tree.name(current), isSetter: true))
        }
      case .subscriptAccess where index.declaresMember(FrameworkNames.subscriptName):
        guard let owner = peek(base).type.nominal, index[owner].kind != .class else { break }
        noteMutation(of: base, by: CodeNode(owner, FrameworkNames.subscriptName))
        noteMutation(of: base, by: CodeNode(owner, FrameworkNames.subscriptName, isSetter: true))
      case .subscriptAccess, .optionalChain, .forceUnwrap, .argument: break
      default: return
      }
      current = base
    }
  }

  /// Whether a callee is no function but a value that is called, such as a reducer that is kept.
  private func isClosure(_ callee: NodeID) -> Bool {
    switch tree.kind(callee) {
    case .name:
      let name = tree.name(callee)
      if local(name) != nil || unit.owner.map({ isVariable(name, of: $0) }) ?? false { return true }
      return index.globalMembers(name).contains { $0.kind == .variable }
    case .member:
      guard let base = tree.firstChild(callee) else { return false }
      let type = tree.kind(base) == .selfName ? .unknown : peek(base).type
      if case .tuple = type { return true }
      let owner = tree.kind(base) == .selfName
        ? unit.owner : (type.metatypeInstance ?? type).nominal
      return owner.map { isVariable(tree.name(callee), of: $0) } ?? false
    case .optionalChain, .forceUnwrap: return tree.firstChild(callee).map { isClosure($0) } ?? false
    case .subscriptAccess, .call, .tuple, .closure, .dollarName: return true
    default: return false
    }
  }

  private func isVariable(_ name: String, of type: TypeID) -> Bool {
    index.members(name, of: type).first?.kind == .variable
  }

  func noteMutation(of target: NodeID, by node: CodeNode?) {
    for (change, place) in changedProperties(target) {
      facts.mutations.append(
        MutationFact(model: change.model, property: change.property, place: place, node: node))
    }
  }

  /// A closure, or a name that may stand for one.
  func mayRun(_ value: NodeID) -> Bool {
    switch tree.kind(value) {
    case .closure, .name, .member, .call, .ternary, .keyPath: true
    default: false
    }
  }

  private func changesItsBase(_ call: Call) -> Bool {
    mayMutate(changers(call))
      || call.callee.functions.isEmpty
        && FrameworkNames.functionsChangingWithClosure.contains(call.name)
  }

  /// The functions of the project that a call may mean, those in extensions of arrays included.
  private func changers(_ call: Call) -> [MemberID] {
    guard call.callee.functions.isEmpty, call.base != nil else { return call.callee.functions }
    return index.externalMembers(call.name).filter(isMutating)
  }

  /// Whether changing a part of it changes the whole.
  func isValue(_ type: ResolvedType) -> Bool {
    switch type.unwrapped {
    case .array, .dictionary, .tuple: true
    case .external(let name, _): FrameworkNames.valueTypes.contains(name)
    case .nominal(let id, _): index[id].kind == .struct || index[id].kind == .enum
    default: false
    }
  }

  func storedProperty(
    _ node: NodeID, of type: TypeID, _ object: ObjectPath
  ) -> (OpenChange, Place)? {
    let name = tree.name(node)
    guard let member = index.members(name, of: type).first(where: { $0.kind == .variable }),
      case let variable = index.variable(member), !variable.isComputed, !variable.isStatic,
      case let model = index.owner(member) ?? type, index.isModel(model)
    else { return nil }
    return (OpenChange(object: object, model: model, property: name), namePlace(node))
  }

  // MARK: What runs meanwhile

  /// Whether a closure argument runs before the call is over, as far as that can be told.
  func runsAtOnce(_ label: String?, of call: Call) -> Bool {
    guard !openChanges.isEmpty || !call.changes.isEmpty else { return false }
    let functions = changers(call)
    if functions.isEmpty {
      return FrameworkNames.sequenceFunctions.contains(call.name)
        || FrameworkNames.functionsChangingWithClosure.contains(call.name)
    }
    return answer(functions, for: label, \.runningInChange) {
      let parameters = functions.flatMap { index.function($0).parameters }
        .filter { isClosureParameter($0) && (label == nil || $0.label == label) }
      return !parameters.isEmpty && parameters.allSatisfy { !$0.escapes }
    }
  }

  /// Whether a function of the project may run a closure that it changes something beside: one
  /// that escapes, or that may be none.
  func mayRunInChange(_ call: Call) -> Bool {
    !call.changes.isEmpty && !changers(call).isEmpty
  }

  /// An optional closure escapes without saying so, and so may one behind an alias.
  private func isClosureParameter(_ parameter: ParameterSyntax) -> Bool {
    if case .function? = parameter.type { return true }
    return false
  }

  /// Whether an argument that is no closure runs inside of the change: an autoclosure.
  func runsWhileChanging(_ node: NodeID, label: String?, of call: Call) -> Bool {
    guard !call.changes.isEmpty, tree.kind(node) != .reference else { return false }
    noteReferenceToFunction(node, label: label, of: call)
    return changers(call).contains { function in
      index.function(function).parameters.contains { parameter in
        parameter.isAutoclosure && parameter.label == label && !parameter.escapes
      }
    }
  }

  /// `items.removeAll(where: isOld)`: the method runs inside of the change.
  private func noteReferenceToFunction(_ node: NodeID, label: String?, of call: Call) {
    guard runsAtOnce(label, of: call), !peek(node).functions.isEmpty else { return }
    let object = object(of: node)
    for change in call.changes where change.object == object {
      facts.changes[change.fact].uses.append(
        ChangeFact.Use(member: tree.name(node), place: namePlace(node)))
    }
  }
}
