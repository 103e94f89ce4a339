/// An instance puts itself, or a closure that knows it, where something else keeps one of its kind:
/// `Header.shared.delegate = self`. Whoever does so last is the one that counts.
struct SelfHandOver: Sendable {
  /// Where what keeps it comes from.
  var keeper: Origin
  /// The functions of the project that are given it; none where a property is set right there.
  var functions: [MemberID] = []
  /// The parameter's label.
  var label: String?
  var place: Place
  var unit: CodeUnit
}

extension BodyReader {
  /// `Header.shared.delegate = self`, `Header.shared.onTap = { [weak self] in … }`
  func noteHandOver(_ valueNode: NodeID, _ value: Value, to target: NodeID) {
    let isClosure = tree.kind(valueNode) == .closure
    guard isHandOverSeen,
      mentionsSelf(valueNode, isCaptured: isClosure) || value.functions.contains(where: isOwnMethod)
    else { return }
    var node = target
    while [.subscriptAccess, .optionalChain, .forceUnwrap].contains(tree.kind(node)),
      let inner = tree.firstChild(node)
    {
      node = inner
    }
    if tree.kind(node) == .name {
      guard local(tree.name(node)) == nil, !index.globalMembers(tree.name(node)).isEmpty else {
        return
      }
      return noteHandOver(to: .shared(place(node)), at: target)
    }
    guard tree.kind(node) == .member, let base = tree.firstChild(node),
      let keeper = keeper(base)
    else { return }
    noteHandOver(to: keeper, at: target)
  }

  /// `Header.shared.attach(self)`; `Header.shared.onTap { [weak self] in … }` of the project's own.
  func noteHandOver(_ valueNode: NodeID, as label: String?, to call: Call) {
    guard isHandOverSeen, call.made == nil,
      let callee = tree.firstChild(call.node), tree.kind(callee) == .member,
      let base = tree.firstChild(callee)
    else { return }
    let isItself = tree.kind(valueNode) == .selfName
    guard isItself || !call.callee.functions.isEmpty && knowsSelf(valueNode),
      !call.callee.functions.isEmpty || FrameworkNames.replaces(call.name),
      let keeper = keeper(base)
    else { return }
    noteHandOver(to: keeper, call.callee.functions, label, at: call.node)
  }

  /// A closure that captures the instance, or a method of it.
  private func knowsSelf(_ node: NodeID) -> Bool {
    if tree.kind(node) == .closure { return mentionsSelf(node, isCaptured: true) }
    return [.name, .member].contains(tree.kind(node))
      && peek(node).functions.contains(where: isOwnMethod)
  }

  private func noteHandOver(
    to keeper: Origin, _ functions: [MemberID] = [], _ label: String? = nil, at node: NodeID
  ) {
    facts.handOvers.append(
      SelfHandOver(
        keeper: keeper, functions: functions, label: label, place: place(node), unit: unit))
  }

  private var isHandOverSeen: Bool {
    isRecording && (deferral != .later || isScheduled) && !unit.isStatic
      && unit.owner.map { index[$0].kind == .class || index[$0].kind == .protocol } ?? false
  }

  /// Where the value comes from that has the member; nil for the instance itself.
  private func keeper(_ base: NodeID) -> Origin? {
    if tree.kind(base) == .selfName || tree.kind(base) == .superName { return nil }
    let value = peek(base)
    if case .metatype = value.type { return .shared(place(base)) }
    return value.origin
  }

  private func isOwnMethod(_ function: MemberID) -> Bool {
    guard let owner = unit.owner, let declaring = index.owner(function), !isStatic(function) else {
      return false
    }
    return declaring == owner || index.supertypes(of: owner).contains(declaring)
  }

  /// Whether an expression is the instance, is made from it, or captures it; not a part of it, nor
  /// what a closure makes of a sequence with one.
  private func mentionsSelf(_ node: NodeID, isCaptured: Bool = false) -> Bool {
    if tree.kind(node) == .selfName { return true }
    if tree.kind(node) == .capture, tree.name(node) == "self" { return true }
    let isOfSequence = tree.kind(node) == .call
      && tree.firstChild(node).map { FrameworkNames.sequenceFunctions.contains(tree.name($0)) }
        ?? false
    return tree.children(node).contains { child in
      switch (tree.kind(node), tree.kind(child)) {
      case (.member, .selfName): return isCaptured
      case (.argument, .closure): return mentionsSelf(child, isCaptured: isCaptured)
      case (.call, .argument) where !isOfSequence:
        let isClosure = tree.firstChild(child).map { tree.kind($0) == .closure } ?? false
        return mentionsSelf(child, isCaptured: isCaptured || isClosure)
      case (_, .closure): return mentionsSelf(child, isCaptured: true)
      default: return mentionsSelf(child, isCaptured: isCaptured)
      }
    }
  }
}

extension FrameworkNames {
  /// `setDelegate(self, queue: nil)`: what takes the place of what was there.
  static func replaces(_ function: String) -> Bool { function.hasPrefix("set") }
}
