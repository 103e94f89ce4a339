/// What a function gives that gives `any ObservableObject`.
struct AnyObjectFact: Sendable {
  var function: MemberID
  var value: ResolvedType
  /// It comes from another function that gives just that: what it may be was said there.
  var isHandedOn: Bool
}

extension BodyReader {
  func noteAnyObject(_ value: Value, at node: NodeID, givenBy member: MemberID) {
    guard member.kind == .function,
      let result = index.resolvedType(of: member)?.unwrapped,
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
        function: member, value: isOne ? value.type : .unknown, isHandedOn: isHandedOn))
  }
}
