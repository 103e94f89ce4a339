// What elements do while a function of others changes their collection in place: `items.sort()`
// compares them, `names.insert(name)` asks what they hash to, `items.removeAll()` lets them go. And
// what values do that such a function is given: `items.append(contentsOf: rest)` goes through them.
extension FrameworkNames {
  static let sort = "sort"
  static let usingLabel = "using"
  static let hashingFunctions: WordSet = [
    "insert", "remove", "update", "formUnion", "subtract", "formIntersection",
    "formSymmetricDifference", "removeValue", "updateValue", "merge",
  ]
  static let discardingFunctions: WordSet = ["removeAll", "removeSubrange", "replaceSubrange"]
  /// Those that give back the one that they take, unless they are told how many.
  static let takingFunctions: WordSet = ["removeFirst", "removeLast"]
  static let orderOperators = ["<", ">"]
  static let equalityMembers = ["==", "hash", "hashValue"]
  static let contentsLabel = "contentsOf"
  static let iterator = "makeIterator"
  static let nextElement = "next"
  /// Functions that go through a sequence while they change what they are called on.
  static let consumingFunctions: WordSet = [
    "replaceSubrange", "formUnion", "subtract", "formIntersection", "formSymmetricDifference",
    "merge",
  ]
  /// Functions that describe a value to what they are given.
  static let describingFunctions: WordSet = ["print", "debugPrint", "dump"]
  /// What is asked of a value that goes along with a change: an element, an order, a text.
  static let membersAskedInChange: WordSet = [
    nextElement, iterator, "startIndex", "endIndex", "index", subscriptName, "compare",
    "description", "debugDescription", "customMirror", "write",
  ]
}

extension BodyReader {
  /// Notes that a collection is changed by a function of others that runs code of its elements.
  func noteMutationByElements(_ call: Call, _ callee: NodeID, _ given: [NodeID]) {
    guard call.callee.functions.isEmpty, call.made?.nominal == nil else { return }
    noteMutationByArguments(call, callee, given)
    guard tree.kind(callee) == .member, let target = tree.firstChild(callee),
      let base = call.base, let element = elementCompared(in: base.type)
    else { return }
    for node in code(of: element, runBy: call, isList: base.type.unwrapped.isArray) {
      noteMutation(of: target, by: node)
    }
  }

  /// `items.append(contentsOf: rest)`, `items.shuffle(using: &dice)`, `print(line, to: &log)`.
  private func noteMutationByArguments(_ call: Call, _ callee: NodeID, _ given: [NodeID]) {
    let isConsuming = FrameworkNames.consumingFunctions.contains(call.name)
    var changed = given
    if tree.kind(callee) == .member, let target = tree.firstChild(callee),
      isConsuming || FrameworkNames.mutatingFunctions.contains(call.name)
    {
      changed.append(target)
    }
    guard !changed.isEmpty else { return }
    let isDescribing = tree.kind(callee) == .name
      && FrameworkNames.describingFunctions.contains(call.name)
    var asked = given
    for argument in tree.children(call.node).dropFirst() {
      guard let value = tree.firstChild(argument), tree.kind(value) != .closure,
        tree.kind(value) != .reference
      else { continue }
      let label = tree[argument].token < 0 ? nil : tree.name(argument)
      if isConsuming || isDescribing || label == FrameworkNames.contentsLabel
        || label == FrameworkNames.usingLabel
      {
        asked.append(value)
      }
    }
    for value in asked { noteMutation(of: changed, byAsking: value) }
  }

  /// Notes that what a value is asked for runs while something is changed.
  func noteMutation(of targets: [NodeID], byAsking value: NodeID) {
    guard let type = peek(value).type.nominal, index[type].kind != .enum else { return }
    for node in code(askedOf: type) {
      for target in targets { noteMutation(of: target, by: node) }
    }
  }

  private func code(askedOf type: TypeID) -> [CodeNode] {
    index.allMembers(of: type).filter { name, _ in
      FrameworkNames.membersAskedInChange.contains(name)
    }.sorted { $0.key < $1.key }.flatMap { name, members -> [CodeNode] in
      let node = CodeNode(type, name)
      guard name == FrameworkNames.iterator, let iterator = members.first.flatMap({
        $0.kind == .function ? resultType(of: $0).nominal : nil
      }) else { return [node] }
      return [node, CodeNode(iterator, FrameworkNames.nextElement)]
    }
  }

  /// `items[0] = item` lets another one go.
  func noteMutationByElements(setting target: NodeID, to type: ResolvedType) {
    guard isRecording, notesEffects, tree.kind(target) == .subscriptAccess,
      let list = tree.firstChild(target), let element = type.nominal,
      index[element].kind == .class
    else { return }
    noteMutation(of: list, by: CodeNode(element, FrameworkNames.deinitializer))
  }

  private func elementCompared(in type: ResolvedType) -> TypeID? {
    if case .dictionary(let key, _) = type.unwrapped { return key.nominal }
    return type.element.nominal
  }

  private func code(of element: TypeID, runBy call: Call, isList: Bool) -> [CodeNode] {
    switch call.name {
    case FrameworkNames.sort:
      let label = tree.children(call.node).dropFirst().first { _ in true }.map { tree.name($0) }
      return label == FrameworkNames.usingLabel
        ? getters(of: element) : nodes(FrameworkNames.orderOperators, of: element)
    // Here: a list takes places.
    case let name where !isList && FrameworkNames.hashingFunctions.contains(name):
      return nodes(FrameworkNames.equalityMembers, of: element)
    case let name
    where FrameworkNames.discardingFunctions.contains(name)
      || FrameworkNames.takingFunctions.contains(name)
        && tree.children(call.node).dropFirst().contains { _ in true }:
      return [CodeNode(element, FrameworkNames.deinitializer)]
    default: return []
    }
  }

  /// The members of such names that values of a type have, whoever declares them.
  private func nodes(_ names: [String], of type: TypeID) -> [CodeNode] {
    names.flatMap { name in
      index.members(name, of: type).map { CodeNode(index.owner($0) ?? type, name) }
        + (index.globalMembers(name).contains { mayTake(type, $0) } ? [CodeNode(nil, name)] : [])
    }
  }

  /// Whether each parameter of a function may be of a type: none is of another one for certain.
  private func mayTake(_ type: TypeID, _ member: MemberID) -> Bool {
    member.kind != .function
      || index.parameterTypes(of: member).allSatisfy { parameter in
        guard let id = parameter.nominal, index[id].kind != .protocol else { return true }
        return index.isSubtype(type, of: id)
      }
  }

  private func getters(of type: TypeID) -> [CodeNode] {
    index.allMembers(of: type).filter { _, members in
      members.contains { $0.kind == .variable && index.variable($0).isComputed }
    }.keys.sorted().map { CodeNode(type, $0) }
  }
}

extension ResolvedType {
  fileprivate var isArray: Bool {
    if case .array = self { return true }
    return false
  }
}
