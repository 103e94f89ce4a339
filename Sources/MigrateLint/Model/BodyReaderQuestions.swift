/// What the code of a view asks while it is drawn, and nothing tells when the answer changes.
public struct SystemQuestionFact: Hashable, Sendable {
  public enum Kind: Sendable {
    /// `Date()`
    case clock
    /// What code of the application writes to files and defaults.
    case store
    /// `lines.randomElement()`
    case chance
  }

  public var kind: Kind
  public var place: Place
  public var unit: CodeUnit
}

extension BodyReader {
  /// `Date()`, `Date.now`, `UserDefaults.standard.theme`.
  func noteSystemQuestion(_ name: String, at node: NodeID) {
    guard FrameworkNames.askedTypes.contains(name), mayAskWhileDrawing,
      case .external = index.types.lookUp([name], in: scope.ofValue)
    else { return }
    let (parsed, outside) = (index.files[file], OutsideUses(index: index))
    let position = parsed.firstToken(from: tree.nameRange(node).start)
    if name == FrameworkNames.date {
      return outside.asksClockForMore(position, parsed) ? add(.clock, at: node) : ()
    }
    // Here: `UserDefaults.theme`, `UserDefaults.standard.theme` of an extension of the project's;
    // getters are told by their labels.
    let names = [2, 4].map { parsed.word(position + $0) }
    let member = names[0] == FrameworkNames.standard ? names[1] : names[0]
    if index.externalMembers(member).contains(where: gives) { add(.store, at: node) }
  }

  /// Whether a member gives what may be another thing each time.
  private func gives(_ member: MemberID) -> Bool {
    member.kind == .variable ? index.variable(member).isComputed
      || index.wrapper(member).wrapper != .none : index.function(member).returnType != nil
  }

  /// `group.bool(forKey: "dark")`, `files.fileExists(atPath: path)`, `lines.randomElement()`.
  func noteSystemQuestion(_ call: Call, _ callee: NodeID) {
    guard FrameworkNames.askingFunctions.contains(call.name), call.callee.functions.isEmpty,
      mayAskWhileDrawing, tree.kind(callee) == .member
    else { return }
    if FrameworkNames.chances.contains(call.name) { return add(.chance, at: callee) }
    if FrameworkNames.fileQuestions.contains(call.name) { return add(.store, at: callee) }
    let label = tree.children(call.node).dropFirst().first(where: { _ in true })
      .map { tree.name($0) }
    guard label == FrameworkNames.forKeyLabel else { return }
    // Here: `table.object(forKey: "x")` of a dictionary.
    if case .external(let type, _)? = call.base?.type.unwrapped,
      !FrameworkNames.outsideStores.contains(type)
    {
      return
    }
    add(.store, at: callee)
  }

  private var mayAskWhileDrawing: Bool {
    isRecording && !isInAction && !isInBindingSetter && !unit.isPreview
      && (unit.kind == .accessor || unit.kind == .function)
      && unit.owner.map { index.traits($0).isViewLike } ?? false
  }

  private func add(_ kind: SystemQuestionFact.Kind, at node: NodeID) {
    facts.systemQuestions.append(
      SystemQuestionFact(kind: kind, place: namePlace(node), unit: unit))
  }
}
