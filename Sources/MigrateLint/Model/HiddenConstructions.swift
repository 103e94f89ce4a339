/// Something that may make a view, though of which type, or with what, cannot be told:
/// `.init(model: m)`, `map(Row.init)`, `type.init(model: m)`.
public struct HiddenConstruction: Sendable {
  /// What it makes, or a protocol of what it makes; nil where nobody knows.
  public var type: TypeID?
  /// Nil where whoever is handed the initialiser gives them.
  public var arguments: [ArgumentFact]?
  public var place: Place
  public var unit: CodeUnit
}

extension BodyReader {
  /// An initialiser that somebody is handed.
  func noteInitializerHandedOn(of type: ResolvedType, at node: NodeID) {
    guard isRecording, let id = type.nominal, index[id].kind != .protocol else { return }
    note(HiddenConstruction(type: id, arguments: nil, place: namePlace(node), unit: unit))
  }

  /// A call that makes something of a type that only runs tell.
  func noteHiddenConstruction(
    of type: TypeID?, _ callee: NodeID, _ arguments: [ArgumentFact]
  ) {
    guard isRecording, arguments.contains(where: { mayBeModel($0.type) }) else { return }
    note(
      HiddenConstruction(
        type: type, arguments: arguments, place: namePlace(callee), unit: unit))
  }

  /// A protocol's `Self(copying: self)`.
  func noteMakingOfProtocol(_ type: TypeID, _ callee: NodeID, _ arguments: [ArgumentFact]) {
    noteHiddenConstruction(of: type, callee, arguments)
    noteInitializer(of: .nominal(type, []), .read, at: callee)
  }

  /// A call by the name of several types makes one of these; one by any other way, of anything.
  func noteUntoldConstruction(
    of made: ResolvedType, _ call: Call, _ callee: NodeID, _ arguments: [ArgumentFact]
  ) {
    guard index.types.areAll(made.candidates, called: call.name) else {
      return noteHiddenConstruction(of: nil, callee, arguments)
    }
    // Here: a name that only a protocol has makes nothing.
    for type in made.candidates where index[type].kind != .protocol {
      noteHiddenConstruction(of: type, callee, arguments)
    }
  }

  /// `.init(model: m)` and `kind.init(model: m)` of types that nobody here knows.
  func noteHiddenConstruction(_ call: Call, _ callee: NodeID, _ arguments: [ArgumentFact]) {
    guard call.name == FrameworkNames.initializer, call.callee.functions.isEmpty else { return }
    switch tree.kind(callee) {
    case .implicitMember:
      guard case .unknown(_, BodyReader.untoldOwner) = call.callee.origin else { return }
    case .member:
      guard let base = tree.firstChild(callee), ![.selfName, .superName].contains(tree.kind(base)),
        call.base?.type.isUntold ?? true
      else { return }
    default: return
    }
    noteHiddenConstruction(of: nil, callee, arguments)
  }

  private func mayBeModel(_ type: ResolvedType) -> Bool {
    guard let id = type.nominal else { return type.isUntold }
    return index[id].kind == .class || index[id].kind == .protocol
  }

  private func note(_ construction: HiddenConstruction) {
    let isDrawn = construction.type.map {
      index[$0].kind == .protocol || index.traits($0).isViewLike
    }
    if isDrawn ?? true { facts.hiddenConstructions.append(construction) }
  }
}

// What the code around an expression wants it to give.
extension BodyReader {
  /// What the function or property that is read gives, as it is written.
  var writtenResult: ResolvedType {
    guard let member = unit.member else { return .unknown }
    return index.resolvedType(of: member) ?? .unknown
  }

  /// Reads a branch or a body whose value is wanted.
  func wanting<T>(_ type: ResolvedType, _ body: () -> T) -> T {
    let outer = wanted
    wanted = type
    defer { wanted = outer }
    return body()
  }

  /// Reads what has a result of its own.
  func returning<T>(_ type: ResolvedType, _ body: () -> T) -> T {
    let outer = returned
    returned = type
    defer { returned = outer }
    return wanting(.unknown, body)
  }
}
