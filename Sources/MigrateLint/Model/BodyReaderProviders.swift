// What modifiers put into the environment of the views that they are applied to.
extension BodyReader {
  /// What a modifier puts into the environment of the view it is applied to.
  func provider(of call: NodeID, name: String) -> Provider? {
    var arguments: [NodeID] = []
    for child in tree.children(call).dropFirst() { arguments.append(child) }
    switch name {
    case FrameworkNames.environmentObjectModifier, FrameworkNames.environmentModifier:
      guard arguments.count == 1, let value = tree.firstChild(arguments[0]) else { return nil }
      if tree.kind(value) == .keyPath { return nil }
      return peek(value).type.nominal.map { .model($0) } ?? .unknown
    case "modifier":
      guard let value = arguments.first.flatMap({ tree.firstChild($0) }) else { return nil }
      return peek(value).type.nominal.map { .type($0) }
    default:
      if arguments.contains(where: { injectsIntoParameter($0) }) { return .unknown }
      let functions = index.viewFunctions(name).filter { takes(arguments, $0) }
      return functions.isEmpty ? nil : .functions(FunctionSet(functions))
    }
  }

  /// Whether a function has parameters for the labels of a call: `alert(message:)` of the project
  /// is not what `alert(isPresented:)` means.
  private func takes(_ arguments: [NodeID], _ function: MemberID) -> Bool {
    let labels = arguments.filter { !tree[$0].flags.contains(.isTrailingClosure) }
      .map { tree[$0].token < 0 ? nil : tree.name($0) }
    return CallArguments.rest(of: index.function(function).parameters, without: labels) != nil
  }

  /// A closure that injects something into the view that it is given, as
  /// `{ $0.environmentObject(x) }`.
  private func injectsIntoParameter(_ argument: NodeID) -> Bool {
    guard let closure = tree.firstChild(argument), tree.kind(closure) == .closure else {
      return false
    }
    return containsInjection(closure, depth: 0)
  }

  private func containsInjection(_ node: NodeID, depth: Int) -> Bool {
    guard depth < 64 else { return false }
    if tree.kind(node) == .member {
      let isInjection = FrameworkNames.environmentModifiers.contains(tree.name(node))
      if isInjection { return startsAtParameter(node) }
    }
    return tree.children(node).contains { containsInjection($0, depth: depth + 1) }
  }

  /// Whether a chain of members and calls starts at a lower-case name or `$0`.
  private func startsAtParameter(_ node: NodeID) -> Bool {
    var current = node
    while tree.kind(current) == .member || tree.kind(current) == .call,
      let base = tree.firstChild(current)
    {
      current = base
    }
    if tree.kind(current) == .dollarName { return true }
    guard tree.kind(current) == .name else { return false }
    return tree.name(current).utf8.first.map { $0 >= 0x61 && $0 <= 0x7A } ?? false
  }
}

// Views that others hand in, and that are drawn inside of something else here.
extension BodyReader {
  /// Whether there is a view in an expression that the code around was given: `RootView { self }`
  /// in an extension of `View`, `RootView { content }` in a container or a modifier.
  func isGiven(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .selfName: return isViewItself
    case .name: return isGivenView(node)
    case .member:
      guard let base = tree.firstChild(node) else { return false }
      return tree.kind(base) == .selfName && !isViewItself ? isGivenView(node) : isGiven(base)
    case .call where isViewItself:
      if let callee = tree.firstChild(node), tree.kind(callee) == .name,
        local(tree.name(callee)) == nil, !isCapital(tree.name(callee)),
        peek(callee).functions.isEmpty
      {
        return true
      }
      return tree.children(node).contains(where: isGiven)
    default: return tree.children(node).contains(where: isGiven)
    }
  }

  /// Whether what a modifier applies to may hold a view that the code around was given. What only
  /// makes a view of the project does not: `Side()` in
  /// `VStack { Side().environmentObject(m); content }`. What else it draws may come from anywhere.
  func mayHoldWhatIsGiven(_ base: NodeID) -> Bool {
    var root = base
    while [.call, .member].contains(tree.kind(root)), let inner = tree.firstChild(root) {
      root = inner
    }
    guard tree.kind(root) == .name, case .type = meaning(of: tree.name(root)) else {
      return true
    }
    return isGiven(base) || callsOwnCode(base)
  }

  /// Whether an expression names a function or a local of the code around, which may draw that.
  private func callsOwnCode(_ node: NodeID) -> Bool {
    if tree.kind(node) == .name {
      let name = tree.name(node)
      if local(name) != nil { return true }
      return unit.owner.map { owner in
        index.members(name, of: owner).contains { $0.kind == .function }
      } ?? false
    }
    return tree.children(node).contains(where: callsOwnCode)
  }

  /// In an extension of `View`, or of another type of the framework.
  var isViewItself: Bool { unit.owner.map { !index.traits($0).isViewLike } ?? true }

  private func isGivenView(_ name: NodeID) -> Bool {
    let value = peek(name)
    guard value.origin.isParameter || value.holder != nil else { return false }
    if case .function(let result) = value.type.unwrapped { return isView(result) }
    return isView(value.type)
  }

  private func isView(_ type: ResolvedType) -> Bool {
    switch type {
    case .optional(let inner), .array(let inner), .dictionary(_, let inner): return isView(inner)
    case .tuple(let parts, _): return parts.contains(where: isView)
    default: break
    }
    guard case .generic(let name) = type else { return drawsItself(type) }
    return drawsItself(type) || index.constraints(of: name, in: scope, unit.member).contains {
      $0 == .external(FrameworkNames.view, [])
    }
  }

  private func isCapital(_ name: String) -> Bool {
    name.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false
  }
}

// Links of the framework, which make the view that they lead to when they are made themselves.
extension BodyReader {
  /// Whether what an argument makes is made together with a link. A view of the project may put
  /// that off, and so may what shows a list.
  func makesWithLink(
    _ label: String?, of call: Call, _ labels: [String], isClosure: Bool, isInLink: Bool
  ) -> Bool {
    guard call.callee.functions.isEmpty, call.made?.nominal == nil else { return false }
    guard call.name == FrameworkNames.navigationLink else {
      return isInLink && isClosure && FrameworkNames.plainContainers.contains(call.name)
    }
    if labels.contains(FrameworkNames.valueLabel) { return false }
    if label == FrameworkNames.destinationLabel { return true }
    return label == nil && isClosure && !labels.contains(FrameworkNames.destinationLabel)
  }

  /// What a link leads to that others made: `item.destination`, `destination()`.
  func noteLinkedValues(_ node: NodeID) {
    guard isRecording, !isInAction else { return }
    guard isPath(node, upTo: 4) else {
      for child in tree.children(node) { noteLinkedValues(child) }
      return
    }
    var path: NodeID? = node
    while let part = path {
      switch peek(part).origin {
      case .stored(_, let owner, let name) where name != "self",
        .part(_, _, let owner, let name):
        facts.linkedValues.append(LinkedValue(owner: owner, property: name))
      default: break
      }
      path = tree.kind(part) == .member ? tree.firstChild(part) : nil
    }
  }

  /// `item.page.title`: names alone, and not many.
  private func isPath(_ node: NodeID, upTo length: Int) -> Bool {
    guard length > 0, tree.kind(node) == .member, let base = tree.firstChild(node) else {
      return [.name, .selfName].contains(tree.kind(node))
    }
    return isPath(base, upTo: length - 1)
  }

  /// Whether a closure draws the elements of what may have none: `ForEach(items) { … }`.
  func drawsElements(_ call: Call) -> Bool {
    guard call.callee.functions.isEmpty, FrameworkNames.containersOfElements.contains(call.name),
      let first = tree.children(call.node).dropFirst().first(where: { _ in true }),
      tree[first].token < 0, let data = tree.firstChild(first), tree.kind(data) != .closure
    else { return false }
    switch tree.kind(data) {
    case .array: return tree.firstChild(data) == nil
    // Here: a range of two numbers.
    case .sequence: return !tree.children(data).contains { tree.kind($0) == .literal }
    case .member: return tree.name(data) != FrameworkNames.allCases
    default: return true
    }
  }

  /// Whether a closure draws what a modifier presents once somebody asks for it: a sheet, unless it
  /// is there from the start.
  func isPresentedLater(_ call: Call, _ labels: [String]) -> Bool {
    let isPresenting = FrameworkNames.presentingModifiers.contains(call.name)
    guard isPresenting || labels.contains(FrameworkNames.isPresentedLabel) else { return false }
    let shown = tree.children(call.node).dropFirst().first {
      tree[$0].token >= 0 && tree.name($0) == FrameworkNames.isPresentedLabel
    }
    // Here: modifiers of others, and of the project, take that label for the same.
    guard shown != nil || call.callee.functions.isEmpty else { return false }
    guard let value = shown.flatMap({ tree.firstChild($0) }) else { return true }
    let text = tree.text(value)
    guard tree.kind(value) == .dollarName, let owner = unit.owner,
      let member = index.members(String(text.dropFirst()), of: owner).first,
      member.kind == .variable, let start = index.variable(member).initialValue
    else { return !text.contains("true") }
    let first = index.files[member.place.file].expression(start)
    return first.root < 0 || first.text(first.root) != "true"
  }
}
