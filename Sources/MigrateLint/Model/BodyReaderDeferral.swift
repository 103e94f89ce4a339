// When closures run that are given away: along with the code around, or as actions.
extension BodyReader {
  /// What takes an argument.
  struct Taker {
    var label: String?
    var call: Call
    /// The labels of all arguments of the call.
    var labels: [String]
    var node: NodeID = -1
  }

  /// When a function runs that is named here.
  var referenceDeferral: Deferral { taker.map { deferral($0, false) } ?? .now }

  /// When a closure runs that is given as an argument. Unlike `isInAction` this errs on the side
  /// of drawing: what nobody is known to keep may run at once.
  func deferral(_ taker: Taker, _ hasParameters: Bool) -> Deferral {
    let (label, call) = (taker.label, taker.call)
    if label == FrameworkNames.getLabel { return .now }
    if call.name == FrameworkNames.binding, label == nil { return .now }
    if isBehindQueue(call) { return .later }
    guard
      isAction(label, of: call, labels: taker.labels, hasParameters: hasParameters)
    else { return .now }
    if !call.callee.functions.isEmpty || call.made?.nominal != nil {
      return mayRunAtOnce(label, in: call) ? .maybe : .later
    }
    // Here: which one the project declares cannot be told; that one may run it at once.
    if !call.isModifier, let base = call.base, mayRunAtOnce(call.name, of: base) { return .maybe }
    if let label, FrameworkNames.actionLabels.contains(label) { return .later }
    if [label ?? "", call.name].contains(where: { FrameworkNames.isNamedAfterEvent($0) }) {
      return .later
    }
    if FrameworkNames.keepingFunctions.contains(call.name) { return .later }
    let isKnown = call.isModifier || call.made != nil
      || FrameworkNames.drawingModifiers.contains(call.name)
    return isKnown ? .later : .maybe
  }

  /// `events.receive(on: DispatchQueue.main).map { … }`: a queue runs it, and never at once.
  private func isBehindQueue(_ call: Call) -> Bool {
    guard FrameworkNames.operatorsPassingOn.contains(call.name),
      // Here: what its labels say runs when somebody subscribes.
      call.name != FrameworkNames.handleEvents, call.callee.functions.isEmpty,
      // Here: one of the project's own may give anything.
      !declaresReceiveOn
    else { return false }
    var node = tree.firstChild(call.node)
    while let callee = node, tree.kind(callee) == .member, let base = tree.firstChild(callee),
      tree.kind(base) == .call, let inner = tree.firstChild(base), tree.kind(inner) == .member
    {
      if tree.name(inner) == FrameworkNames.receive {
        let argument = tree[inner].nextSibling
        let queue = argument < 0 ? nil : tree.firstChild(argument)
        let path = queue.flatMap { namePath($0, in: tree) } ?? []
        // Here: `DispatchQueue.immediate` of a package runs at once.
        return path.first.map(FrameworkNames.queues.contains) ?? false
          && path.dropFirst().allSatisfy(FrameworkNames.membersOfQueues.contains)
      }
      guard FrameworkNames.operatorsPassingOn.contains(tree.name(inner)) else { return false }
      node = inner
    }
    return false
  }

  /// Whether the project has a `receive(on:)` of its own.
  private var declaresReceiveOn: Bool {
    let name = FrameworkNames.receive
    let types = index.owners.types[name] ?? []
    let members = index.externalMembers(name) + types.flatMap { index.ownMembers(name, of: $0) }
    return members.contains { member in
      member.kind == .function
        && index.function(member).parameters.first?.label == FrameworkNames.onLabel
    }
  }

  /// Whether a function of that name that the project declares, for what others declare or for a
  /// value of unknown type, runs a closure before it returns.
  private func mayRunAtOnce(_ name: String, of base: Value) -> Bool {
    let isUntold = base.type.isUntold && !base.isForeign
    let types = isUntold ? index.owners.types[name] ?? [] : []
    guard types.count <= 64 else { return true }
    let members = index.externalMembers(name) + types.flatMap { index.ownMembers(name, of: $0) }
    return members.contains { $0.kind == .function && takesClosureForNow($0) }
  }

  /// Whether a function runs the closure of a parameter, or any closure, before it returns: one
  /// that does not escape.
  func takesClosureForNow(_ function: MemberID, as label: String? = nil) -> Bool {
    let types = index.parameterTypes(of: function)
    return index.function(function).parameters.enumerated().contains { position, parameter in
      guard label == nil || parameter.label == label, case .function = types[position]
      else { return false }
      return !parameter.escapes
    }
  }

  /// A closure given to a view, or to a modifier, that cannot build one: it awaits something, or
  /// sets something and gives nothing.
  func isNoBuilder(_ closure: NodeID, of call: Call) -> Bool {
    if tree[closure].flags.contains(.isAsync) { return true }
    let isUnknown = call.callee.functions.isEmpty && call.made?.nominal == nil
    guard isUnknown, call.isModifier || call.made != nil
      || FrameworkNames.drawingModifiers.contains(call.name)
    else { return false }
    var (sets, gives) = (false, false)
    findStatements(in: closure, &sets, &gives)
    return sets && !gives
  }

  private func findStatements(in node: NodeID, _ sets: inout Bool, _ gives: inout Bool) {
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .assignment: sets = true
      case .returnStatement: if tree.firstChild(child) != nil { gives = true }
      case .block, .ifStatement, .elseBranch, .guardStatement, .switchStatement, .switchCase,
        .forStatement, .whileStatement, .doStatement, .catchClause, .repeatStatement:
        findStatements(in: child, &sets, &gives)
      default: break
      }
    }
  }

  /// A function of the project whose closure does not escape runs it before it returns.
  private func mayRunAtOnce(_ label: String?, in call: Call) -> Bool {
    let functions = call.made?.nominal.map { initializers(of: $0) } ?? call.callee.functions
    return runsAtOnce(label, of: call, functions)
  }

  // MARK: What keeps closures

  /// The properties that may keep a closure which a function or initialiser of the project gets.
  ///
  /// Nil where there are too many of them to tell.
  func keepers(
    of label: String?, in call: Call, giving results: ClosureResults
  ) -> [CodeNode]? {
    if let lists = listKeeping(call) { return lists }
    guard notesEffects,
      let owner = call.made?.nominal ?? call.callee.functions.first.flatMap({ index.owner($0) }),
      !results.areAllVoid
    else { return [] }
    let all = closureProperties(of: owner)
    if let label, all.contains(label) { return [CodeNode(owner, label)] }
    return all.count <= 64 ? all.sorted().map { CodeNode(owner, $0) } : nil
  }

  /// `queue.observers.append { … }`: the property that such a list is in.
  private func listKeeping(_ call: Call) -> [CodeNode]? {
    guard notesEffects, FrameworkNames.mutatingFunctions.contains(call.name),
      case .array(.function)? = call.base?.type.unwrapped,
      let callee = tree.firstChild(call.node), let list = tree.firstChild(callee)
    else { return nil }
    return keepers(at: list, since: 0)
  }

  private func closureProperties(of owner: TypeID) -> Set<String> {
    if let known = closureProperties[owner] { return known }
    var names: Set<String> = []
    for (name, members) in index.allMembers(of: owner) {
      let keeps = members.contains { member in
        guard member.kind == .variable, !index.variable(member).isComputed else { return false }
        switch index.unboundType(of: member)?.unwrapped {
        case .function, .array(.function), .dictionary(_, .function): return true
        default: return false
        }
      }
      if keeps { names.insert(name) }
    }
    closureProperties[owner] = names
    return names
  }

  // MARK: What arguments say

  /// What a key path among the arguments starts from, before any argument is read.
  func firstKeyPathRoot(of call: Call) -> ResolvedType {
    if FrameworkNames.environmentModifiers.contains(call.name) {
      return .external(FrameworkNames.environmentValues, [])
    }
    return FrameworkNames.sequenceFunctions.contains(call.name)
      ? call.base?.type.element ?? .unknown : .unknown
  }

  /// An argument that code of others is given: it may describe it, compare it, go through it.
  func noteGivenAway(_ value: Value, _ argument: NodeID, of call: Call) {
    guard call.callee.functions.isEmpty, call.made?.nominal == nil,
      !FrameworkNames.environmentModifiers.contains(call.name)
    else { return }
    // Here: a function that makes the rows may describe them.
    let isOnlyListed = FrameworkNames.viewsOfElements.contains(call.name)
      && tree.children(call.node).contains { child in
        tree.kind(child) == .argument
          && tree.firstChild(child).map { tree.kind($0) == .closure } ?? false
      }
    // Here: a collection compares it with its elements.
    let isOnlyCompared = FrameworkNames.comparingFunctions.contains(call.name)
      && call.base.map { !$0.type.element.isUnknown } ?? false
    noteWhole(value.type, at: argument, isDescribed: !isOnlyListed && !isOnlyCompared)
    if call.name == FrameworkNames.encode { noteEncoding(value.type, at: argument) }
    // Here: `ForEach(rows, id: \.name)` goes through elements of its first argument.
    if tree[argument].token < 0, case let element = value.type.element, !element.isUnknown {
      keyPathRoot = element
    }
  }
}
