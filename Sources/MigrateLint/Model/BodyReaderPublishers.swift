// Publishers of properties, and what could stand in their place.
extension BodyReader {
  /// Whether any publisher of the same values could stand there: an operator follows, or something
  /// takes it that takes all publishers.
  func takesAnyPublisher(_ node: NodeID) -> Bool {
    if let applied, applied.node == node {
      return FrameworkNames.publisherOperators.contains(applied.member)
    }
    guard let taker, taker.node == node else { return false }
    return taker.call.callee.functions.isEmpty
      && FrameworkNames.publisherTakers.contains(taker.call.name)
  }

  func notePublisher(
    _ model: TypeID?, _ property: String, at node: NodeID, isKeyPath: Bool = false
  ) {
    guard isRecording else { return }
    facts.publishers.append(
      PublisherFact(
        model: model, property: property, place: namePlace(node), unit: unit,
        reception: reception(around: node),
        isReplaceable: !isKeyPath && takesAnyPublisher(node)))
  }
}
