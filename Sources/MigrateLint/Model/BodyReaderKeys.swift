// Members that Objective-C finds by their names: `value(forKey: "title")`.
extension FrameworkNames {
  static let gettersByKey: WordSet = [
    "value", "mutableArrayValue", "mutableSetValue", "mutableOrderedSetValue",
  ]
  static let setterByKey = "setValue"
  static let keyLabels: WordSet = ["forKey", "forKeyPath"]
}

extension BodyReader {
  /// Notes what is read or set by a key. A key that only runs tell may be any property's.
  func noteMembersByKey(_ call: Call, _ callee: NodeID) {
    let isSetter = call.name == FrameworkNames.setterByKey
    guard isRecording, notesEffects, call.callee.functions.isEmpty,
      isSetter || FrameworkNames.gettersByKey.contains(call.name),
      let argument = tree.children(call.node).dropFirst().first(where: {
        FrameworkNames.keyLabels.contains(tree.name($0))
      }), let key = tree.firstChild(argument)
    else { return }
    let roles: EffectFact.Roles = isSetter ? .write : .read
    let names = names(inKey: key)
    switch (call.base?.type ?? unit.owner.map { .nominal($0, []) } ?? .unknown).unwrapped {
    case .nominal(let id, _):
      for name in names?.prefix(1) ?? variables(of: id)[...] {
        noteEffect(.member(id, name), roles, at: callee, isSure: false)
      }
      for name in (names ?? []).dropFirst() { noteUnresolved(name, roles, at: callee) }
    // Here: such as user defaults, which have keys of their own.
    case .external: return
    default: for name in names ?? [] { noteUnresolved(name, roles, at: callee) }
    }
  }

  /// `publisher.assign(to: \.title, on: model)`: the property is set as a whole.
  func noteAssigning(_ call: Call, _ arguments: [ArgumentFact]) {
    guard isRecording, call.name == FrameworkNames.assign, call.callee.functions.isEmpty,
      arguments.count == 2, let model = arguments[1].type.nominal, index.isModel(model),
      let argument = tree.children(call.node).dropFirst().first(where: { _ in true }),
      let key = tree.firstChild(argument), tree.kind(key) == .keyPath,
      case let parts = tree.children(key).filter({ tree.kind($0) == .keyPathComponent }),
      let last = parts.last, parts.count == 1
    else { return }
    facts.memberUses.append(
      MemberFact(
        model: model, member: tree.name(last), place: place(last), unit: unit, isWrite: true,
        isCall: false, isInAction: true, isWholeWrite: true))
  }

  /// `title` of `"title"` and `#keyPath(Song.title)`, in order; nil where a run tells.
  private func names(inKey key: NodeID) -> [String]? {
    let text = tree.text(key)
    let path: Substring
    if tree.kind(key) == .string {
      path = text.dropFirst().dropLast()
    } else if tree.kind(key) == .call, let macro = tree.firstChild(key), tree.kind(macro) == .macro,
      tree.name(macro) == FrameworkNames.keyPathLabel,
      let inner = tree.children(key).dropFirst().first(where: { _ in true })
    {
      path = tree.text(inner)[...]
    } else {
      return nil
    }
    let names = path.split(separator: ".").map(String.init)
    guard names.allSatisfy({ $0.utf8.allSatisfy(\.isPartOfName) }) else { return nil }
    // Here: what a key path begins with is a type.
    return Array(names.drop { $0.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? true })
  }

  private func variables(of type: TypeID) -> [String] {
    index.allMembers(of: type).filter { $0.value.contains { $0.kind == .variable } }.keys.sorted()
  }
}

extension UInt8 {
  /// Of a name in ASCII.
  fileprivate var isPartOfName: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: false
    }
  }
}
