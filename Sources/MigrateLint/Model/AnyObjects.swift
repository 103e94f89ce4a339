/// What a function or a getter gives that gives `any ObservableObject`.
struct AnyObjectFact: Sendable {
  var giver: MemberID
  var value: ResolvedType
  /// It comes from another function that gives just that: what it may be was said there.
  var isHandedOn: Bool
}

extension BodyReader {
  /// Whether something returns in a statement, which makes an `if` or a `switch` no expression.
  func returns(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .returnStatement: true
    case .closure, .localFunction, .localType: false
    default: tree.children(node).contains { returns($0) }
    }
  }

  func noteAnyObject(_ value: Value, at node: NodeID, givenBy member: MemberID) {
    guard let result = index.resolvedType(of: member)?.unwrapped,
      result == .external(FrameworkNames.observableObject, [])
    else { return }
    // Here: of a choice (`if`, `switch`, `??`) only one side's type is known.
    let isOne: Bool
    switch tree.kind(node) {
    case .call, .name, .member, .selfName: isOne = true
    default: isOne = false
    }
    var isHandedOn = false
    if isOne, value.type.unwrapped == result, case .computed(_, let giver) = value.origin {
      isHandedOn = giver.kind == .function
    }
    facts.anyObjects.append(
      AnyObjectFact(
        giver: member, value: isOne ? value.type : .unknown, isHandedOn: isHandedOn))
  }
}
