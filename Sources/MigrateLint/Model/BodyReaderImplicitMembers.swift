// Implicit members of a type that nobody here knows: `router.route(to: .editor(model))`.
extension BodyReader {
  static let untoldOwner = "cannot tell whose member it is"

  /// What a call gives that hands a model to an implicit member: what takes it is a function of the
  /// project, and where one fits, it is that one.
  func resultOfImplicitMember(
    _ call: Call, _ callee: NodeID, _ arguments: [ArgumentFact]
  ) -> Value? {
    guard tree.kind(callee) == .implicitMember,
      case .unknown(_, BodyReader.untoldOwner) = call.callee.origin
    else { return nil }
    let hands = arguments.contains { argument in
      argument.type.nominal.map { index.isModel($0) } ?? false
    }
    guard hands || arguments.contains(where: { $0.type.isUntold && !$0.isClosure }) else {
      return nil
    }
    let functions = staticFunctions(call.name).filter {
      fits(arguments, $0) && index.isVisible($0, at: namePlace(callee))
    }
    guard !functions.isEmpty else { return nil }
    let isCertain = hands && functions.count == 1
      && !index.types.types.contains { index.hasCase(call.name, $0.id) }
    note(functions, isCertain ? arguments : arguments.map { untold($0, call.name) })
    guard isCertain else { return nil }
    return Value(
      type: resultType(of: functions[0]), origin: .computed(namePlace(callee), functions[0]))
  }

  private func note(_ functions: [MemberID], _ arguments: [ArgumentFact]) {
    guard isRecording else { return }
    facts.calls.append(
      CallFact(
        functions: functions, unit: unit, arguments: arguments, isInAction: isInAction))
  }

  /// What may have been given to another function of that name.
  private func untold(_ argument: ArgumentFact, _ name: String) -> ArgumentFact {
    var argument = argument
    argument.origin = .unknown(argument.place, "'.\(name)' may be a member of several types")
    return argument
  }

  private func staticFunctions(_ name: String) -> [MemberID] {
    (index.owners.staticFunctions[name] ?? [])
      + index.externalMembers(name).filter { $0.kind == .function && isStatic($0) }
  }

  /// Whether arguments fit by label and order.
  private func fits(_ arguments: [ArgumentFact], _ function: MemberID) -> Bool {
    var parameters = index.function(function).parameters[...]
    for argument in arguments {
      let skipped = parameters.prefix { $0.label != argument.label }
      guard skipped.count < parameters.count, skipped.allSatisfy({ $0.defaultValue != nil })
      else { return argument.isClosure && argument.label == nil }
      parameters = parameters.dropFirst(skipped.count + 1)
    }
    return parameters.allSatisfy { $0.defaultValue != nil || $0.isVariadic }
  }
}
