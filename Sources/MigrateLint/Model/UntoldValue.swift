/// What code says of a value whose type is not known: enough, at times, to tell what it cannot be.
public struct UntoldValue: Hashable, Sendable {
  /// `Kit.shared.store`, where it is such a chain of names and begins with no local.
  var path: [String] = []
  /// The file in which the path stands, where that is another one.
  var file: FileIndex?
  /// The local that it is.
  var local: LocalReference?
  /// The property that keeps it.
  var property: PropertyReference?
  /// The type of others that it is of.
  var typeName: String?
  /// It is asked of something that certainly does not have it: nobody compiles that.
  var isNowhere = false

  static let nothing = UntoldValue()
}

/// A local constant, variable or parameter of unknown type, by its index in the file's facts.
struct LocalReference: Hashable, Sendable {
  var id: Int
  /// How many `?` or `!` stand behind it: each takes an optional mark away.
  var unwrappings: Int
}

/// A stored property of unknown type.
struct PropertyReference: Hashable, Sendable {
  var member: MemberID
  var unwrappings: Int
}

/// A member that code names of a local or property of unknown type.
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
    if let property = propertyReference(node) { return UntoldValue(property: property) }
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
    let (current, unwrappings) = unwrapped(node)
    guard tree.kind(current) == .name, let id = local(tree.name(current))?.untoldID else {
      return nil
    }
    return LocalReference(id: id, unwrappings: unwrappings)
  }

  private func propertyReference(_ node: NodeID) -> PropertyReference? {
    let (current, unwrappings) = unwrapped(node)
    switch tree.kind(current) {
    case .name where local(tree.name(current)) == nil: break
    case .member where tree.firstChild(current).map { tree.kind($0) } == .selfName: break
    default: return nil
    }
    guard let owner = unit.owner,
      let member = index.members(tree.name(current), of: owner).first,
      member.kind == .variable, !index.variable(member).isComputed,
      // Here: what a parameter stands for is another type in each subclass and extension.
      index.variable(member).type == nil, type(of: member).isUnresolved
    else { return nil }
    return PropertyReference(member: member, unwrappings: unwrappings)
  }

  /// Without the `?` and `!` behind it.
  private func unwrapped(_ node: NodeID) -> (node: NodeID, unwrappings: Int) {
    var current = node
    var unwrappings = 0
    while tree.kind(current) == .optionalChain || tree.kind(current) == .forceUnwrap,
      let inner = tree.firstChild(current)
    {
      current = inner
      unwrappings += 1
    }
    return (current, unwrappings)
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

  /// A member of a local or property of unknown type is named: the type has one of that name.
  func noteMemberOfUntold(_ name: String, at node: NodeID) {
    guard isRecording, tree.kind(node) == .member, let base = tree.firstChild(node) else { return }
    let offset = namePlace(node).range.start
    if let local = localReference(base) {
      facts.localMembers[local.id].append(
        LocalMember(name: name, unwrappings: local.unwrappings, offset: offset))
    } else if let property = propertyReference(base) {
      facts.propertyMembers[property.member, default: []].append(
        LocalMember(name: name, unwrappings: property.unwrappings, offset: offset))
    }
  }

  /// `$holder.member` is named: what a wrapper of the old world keeps has such a member.
  func noteMemberOfUntold(_ name: String?, projectedFrom member: MemberID, at node: NodeID) {
    guard isRecording, let name, index.wrapper(member).wrapper.isOfOldWorld,
      index.variable(member).type == nil, type(of: member).isUnresolved
    else { return }
    facts.propertyMembers[member, default: []].append(
      LocalMember(name: name, unwrappings: 0, offset: namePlace(node).range.start))
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

  /// What a property and its initial value say.
  func untoldDefault(of member: MemberID) -> UntoldValue {
    var result = UntoldValue(property: PropertyReference(member: member, unwrappings: 0))
    guard index.variable(member).type == nil, let value = index.variable(member).initialValue else {
      return result
    }
    _ = aside(index.scope(member)) {
      tree = index.files[member.place.file].expression(value)
      guard tree.root >= 0 else { return .unknown }
      result.path = callPath(tree.root) ?? []
      result.isNowhere = asksForWhatIsNotThere(tree.root)
      return .unknown
    }
    followGlobal(&result, from: member)
    return result
  }

  /// `player.state`, where `let player = MusicPlayer.shared`: what the global is, in its place.
  private func followGlobal(_ value: inout UntoldValue, from member: MemberID) {
    var place = member
    for _ in 0..<4 {
      guard let first = value.path.first, first.utf8.first.map({ $0 >= 0x61 }) ?? false,
        !isMember(first, around: place), case let globals = index.globalMembers(first),
        globals.count == 1, let global = globals.first, global.kind == .variable,
        case let variable = index.variable(global), variable.type == nil,
        variable.accessors.isEmpty, let start = variable.initialValue,
        index.types.module(of: global.place.file) == index.types.module(of: place.place.file),
        global.place.file == place.place.file
          || !variable.isItsOwn
      else { return }
      place = global
      var path: [String]?
      _ = aside(index.scope(global)) {
        tree = index.files[global.place.file].expression(start)
        path = tree.root < 0 ? nil : callPath(tree.root)
        return .unknown
      }
      guard let path else { return }
      value.path = path + value.path.dropFirst()
      value.file = global.place.file
    }
  }

  /// Whether a type around a property has a member of a name, which is meant then.
  private func isMember(_ name: String, around member: MemberID) -> Bool {
    var current = index.owner(member)
    while let owner = current {
      if !index.members(name, of: owner).isEmpty { return true }
      current = index[owner].parent
    }
    return index.owner(member) == nil && index.outerDeclaration(member) != nil
  }

  /// `Store.shared.old`, where no part of the project gives a `Store` an `old` any more: no target
  /// takes that file.
  private func asksForWhatIsNotThere(_ node: NodeID) -> Bool {
    var node = node
    while tree.kind(node) == .member, let base = tree.firstChild(node) {
      let type = peek(base).type
      let owner: TypeID? = if case .metatype(let inner) = type { inner.nominal } else {
        type.nominal
      }
      if let owner, index.certainlyLacks(tree.name(node), owner) { return true }
      node = base
    }
    return false
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
