// What stands last among statements: what a body gives back, and the end of the program.
extension FrameworkNames {
  /// Functions behind which the program does nothing more.
  static let endingFunctions: WordSet = [
    "exit", "_exit", "abort", "fatalError", "preconditionFailure",
  ]
}

extension BodyReader {
  /// The function that is read has no result.
  var givesNothing: Bool {
    guard closureParameters.isEmpty, unit.kind != .accessor, unit.kind != .initialValue else {
      return false
    }
    return unit.member.map { $0.kind == .variable || index.function($0).returnType == nil } ?? false
  }

  /// Of some statements the first behind which nothing can happen but that the program ends: it
  /// draws nothing any more.
  func firstBeforeTheEnd(in node: NodeID) -> NodeID? {
    var (first, last): (NodeID?, NodeID?) = (nil, nil)
    for child in tree.children(node) {
      last = child
      switch tree.kind(child) {
      case .call, .assignment: first = first ?? child
      default: first = nil
      }
    }
    guard let first, let last, endsProgram(last) else { return nil }
    return first
  }

  private func endsProgram(_ statement: NodeID) -> Bool {
    guard tree.kind(statement) == .call, let callee = tree.firstChild(statement),
      tree.kind(callee) == .name, case let name = tree.name(callee),
      FrameworkNames.endingFunctions.contains(name), local(name) == nil,
      unit.owner.map({ index.members(name, of: $0).isEmpty }) ?? true
    else { return false }
    return index.globalMembers(name).isEmpty && index.externalMembers(name).isEmpty
  }
}
