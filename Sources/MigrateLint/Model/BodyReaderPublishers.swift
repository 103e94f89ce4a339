// Publishers of properties, and what could stand in their place.
extension BodyReader {
  /// Whether any publisher of the same values could stand there: an operator follows, or something
  /// takes it that takes all publishers.
  func takesAnyPublisher(_ node: NodeID) -> Bool {
    // Here: what the closure does with it is asked where it does so, by the same name.
    if node == capturedNode { return true }
    if let applied, applied.node == node {
      return FrameworkNames.publisherOperators.contains(applied.member)
    }
    guard let taker, taker.node == node else { return false }
    let functions = taker.call.callee.functions
    return functions.isEmpty
      ? FrameworkNames.publisherTakers.contains(taker.call.name)
      : functions.allSatisfy { takesAnyPublisher($0, as: taker.label) }
  }

  /// `func follow<P: Publisher>(_ publisher: P)`, whatever it asks of what the publisher gives.
  private func takesAnyPublisher(_ member: MemberID, as label: String?) -> Bool {
    let function = index.function(member)
    let parameters = function.parameters.filter { $0.label == label }
    let asksNoMore = function.requirements.allSatisfy {
      isOfPart($0.subject) || !$0.isSameType && $0.constraint.lastName == FrameworkNames.publisher
    }
    return asksNoMore && !parameters.isEmpty && parameters.allSatisfy { parameter in
      switch parameter.type {
      case .some(let constraint)?: constraint.lastName == FrameworkNames.publisher
      case .named(let name)? where name.count == 1:
        function.genericParameters.contains {
          $0.name == name[0].name && $0.constraint?.lastName == FrameworkNames.publisher
        }
      default: false
      }
    }
  }

  /// `P.Output`
  private func isOfPart(_ type: TypeSyntax) -> Bool {
    if case .named(let parts) = type { parts.count > 1 } else { false }
  }

  func notePublisher(
    _ model: TypeID?, _ property: String, of base: ResolvedType = .unknown,
    values: ResolvedType = .unknown, at node: NodeID, place: Place? = nil, isKeyPath: Bool = false
  ) {
    guard isRecording else { return }
    var untold = model == nil && !isKeyPath ? untoldBase(of: node) : .nothing
    if model == nil { untold.typeName = nameOfOthers(base) }
    facts.publishers.append(
      PublisherFact(
        model: model, property: property, place: place ?? namePlace(node), unit: unit,
        reception: reception(around: node),
        untold: untold, member: projectedMember, values: values,
        isReplaceable: !isKeyPath && takesAnyPublisher(node),
        assignment: isKeyPath ? nil : assignment(to: node)))
  }

  /// From `assign` to the end of the call where `publisher.assign(to: &$x)` sets a property of the
  /// type around.
  private func assignment(to node: NodeID) -> Place? {
    guard let taker, taker.label == FrameworkNames.toLabel, taker.labels.count == 1,
      taker.call.name == FrameworkNames.assign, taker.call.callee.functions.isEmpty,
      tree.kind(taker.node) == .reference, tree.firstChild(taker.node) == node, isOwn(node),
      let callee = tree.firstChild(taker.call.node), tree.kind(callee) == .member
    else { return nil }
    let range = ByteRange(tree.nameRange(callee).start, tree.range(taker.call.node).end)
    return Place(unitFile, range)
  }

  /// `$x` or `self.$x`.
  private func isOwn(_ node: NodeID) -> Bool {
    tree.kind(node) == .dollarName
      || tree.firstChild(node).map { tree.kind($0) == .selfName } ?? false
  }

  /// What a key path without a root starts from: in the summary of an intent's parameters it is
  /// the intent.
  var rootOfKeyPaths: ResolvedType {
    guard keyPathRoot.isUnknown, unit.memberName == FrameworkNames.parameterSummary, unit.isStatic,
      let owner = unit.owner
    else { return keyPathRoot }
    return .nominal(owner, [])
  }
}
