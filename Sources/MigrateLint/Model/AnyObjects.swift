/// What a function gives that gives `any ObservableObject`.
struct AnyObjectFact: Sendable {
  var function: MemberID
  var value: ResolvedType
  /// It comes from another function that gives just that: what it may be was said there.
  var isHandedOn: Bool
}

extension BodyReader {
  func noteAnyObject(_ value: Value, givenBy member: MemberID) {
    guard member.kind == .function,
      let result = index.resolvedType(of: member)?.unwrapped,
      result == .external(FrameworkNames.observableObject, [])
    else { return }
    var isHandedOn = false
    if value.type.unwrapped == result, case .computed(_, let giver) = value.origin {
      isHandedOn = giver.kind == .function
    }
    facts.anyObjects.append(
      AnyObjectFact(function: member, value: value.type, isHandedOn: isHandedOn))
  }
}
