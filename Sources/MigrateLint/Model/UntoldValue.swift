/// What code says of a value whose type is not known: enough, at times, to tell what it cannot be.
public struct UntoldValue: Hashable, Sendable {
  /// `Kit.shared.store`, where it is such a chain of names and begins with no local.
  var path: [String] = []
  /// The local that it is.
  var local: LocalReference?
  /// The type of others that it is of.
  var typeName: String?

  static let nothing = UntoldValue()
}

/// A local constant, variable or parameter of unknown type, by its index in the file's facts.
struct LocalReference: Hashable, Sendable {
  var id: Int
  /// How many `?` or `!` stand behind it: each takes an optional mark away.
  var unwrappings: Int
}

/// A member that code names of a local of unknown type.
struct LocalMember: Hashable, Sendable {
  var name: String
  var unwrappings: Int
  var offset: Int
}

// What is said of values of unknown type.
extension BodyReader {
  func untold(_ node: NodeID?) -> UntoldValue {
    guard let node, node >= 0 else { return .nothing }
    if let local = localReference(node) { return UntoldValue(local: local) }
    guard let path = namePath(node, in: tree), let first = path.first, local(first) == nil else {
      return .nothing
    }
    return UntoldValue(path: path)
  }

  /// What stands in front of a member's dot.
  func untoldBase(of node: NodeID) -> UntoldValue {
    tree.kind(node) == .member ? untold(tree.firstChild(node)) : .nothing
  }

  private func localReference(_ node: NodeID) -> LocalReference? {
    var current = node
    var unwrappings = 0
    while tree.kind(current) == .optionalChain || tree.kind(current) == .forceUnwrap {
      guard let inner = tree.firstChild(current) else { return nil }
      current = inner
      unwrappings += 1
    }
    guard tree.kind(current) == .name, let id = local(tree.name(current))?.untoldID else {
      return nil
    }
    return LocalReference(id: id, unwrappings: unwrappings)
  }

  /// The name of a type of others, where that is all there is to it.
  func nameOfOthers(_ type: ResolvedType) -> String? {
    guard case .external(let name, let arguments) = type.unwrapped, arguments.isEmpty,
      !index.mayGiveNames(around: unit.declaration, in: unitFile)
    else { return nil }
    return name
  }

  /// A type that code of a body is written with, where it could not be written with less.
  func noteCompleteType(_ type: TypeSyntax, before value: NodeID?) {
    guard isRecording, !index.mayGiveNames(around: unit.declaration, in: unitFile) else { return }
    if let value {
      guard [.array, .literal].contains(tree.kind(value)),
        ["[]", "[:]", "nil"].contains(tree.text(value))
      else { return }
    }
    for path in type.paths where path.allSatisfy({ $0.arguments.isEmpty }) {
      facts.completeTypes += path.suffix(1).map(\.name)
    }
  }

  /// A member of a local of unknown type is named: the type has one of that name.
  func noteLocalMember(_ name: String, at node: NodeID) {
    guard isRecording, tree.kind(node) == .member, let base = tree.firstChild(node),
      let local = localReference(base)
    else { return }
    facts.localMembers[local.id].append(
      LocalMember(
        name: name, unwrappings: local.unwrappings, offset: namePlace(node).range.start))
  }

  /// A local of its own where the type is not known.
  func withUntoldID(_ local: LocalName, _ name: String) -> LocalName {
    var local = local
    local.untoldID = nil
    // Here: accessors declare these without saying so.
    let isImplicit = FrameworkNames.accessorValues.contains(name)
    if local.type.isUntold, !local.isWrapped, !isImplicit {
      local.untoldID = facts.localMembers.count
      facts.localMembers.append([])
    }
    return local
  }

  /// What the initial value of a property says.
  func untoldDefault(of member: MemberID) -> UntoldValue {
    guard let value = index.variable(member).initialValue else { return .nothing }
    var path: [String]?
    _ = aside(index.scope(member)) {
      tree = index.files[member.place.file].expression(value)
      if tree.root >= 0 { path = callPath(tree.root) }
      return .unknown
    }
    return path.map { UntoldValue(path: $0) } ?? .nothing
  }

  /// `Kit.shared.watch(url)!`: names with calls that are given nothing but values of others, so
  /// that no argument says which type comes out.
  private func callPath(_ node: NodeID) -> [String]? {
    switch tree.kind(node) {
    case .forceUnwrap, .optionalChain: return tree.firstChild(node).flatMap { callPath($0) }
    case .member:
      guard let base = tree.firstChild(node), let path = callPath(base) else { return nil }
      return path + [tree.name(node)]
    case .call:
      guard let callee = tree.firstChild(node), tree.kind(callee) == .member,
        let path = callPath(callee)
      else { return nil }
      let isPlain = tree.children(node).dropFirst().allSatisfy { argument in
        guard tree.kind(argument) == .argument, let value = tree.firstChild(argument) else {
          return false
        }
        return tree.kind(value) == .literal || isPlainValue(peek(value).type)
      }
      return isPlain ? path : nil
    default: return namePath(node, in: tree)
    }
  }

  private func isPlainValue(_ type: ResolvedType) -> Bool {
    switch type {
    case .external(let name, []): FrameworkNames.equatableTypes.contains(name)
    case .optional(let inner), .array(let inner): isPlainValue(inner)
    case .dictionary(let key, let value): isPlainValue(key) && isPlainValue(value)
    default: false
    }
  }
}
