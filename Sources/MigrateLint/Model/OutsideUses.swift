/// Something that lives outside of the project, used by its code as soon as that runs: the
/// defaults of the user, or code of others that has to be set up before.
struct OutsideUse {
  enum Kind: Hashable {
    /// The user's defaults; the key as it is written, nil where it may be any.
    case defaults(key: String?)
    /// What the defaults give where nobody has set them, by the texts of these keys.
    case registration(keys: [String])
    /// A type of others, by one of its static members.
    case type(String)
    /// A function or a wrapper of others.
    case name(String)
  }

  var kind: Kind
  /// `FirebaseApp.configure`: what is called, or named.
  var text: String
  var place: Place
  /// It sets something up.
  var changes: Bool

  /// `setOption(forKey:)`: it asks for nothing.
  var isSetter: Bool { text.hasPrefix("set") || text.hasPrefix("remove") }
}

/// Finds such uses by syntax and by names.
struct OutsideUses {
  let index: ProjectIndex

  /// What a member's own code uses: bodies, and the values that are made along with it.
  func uses(in node: CodeNode) -> [OutsideUse] { members(of: node).flatMap { uses(in: $0) } }

  private func members(of node: CodeNode) -> [MemberID] {
    guard let owner = node.owner else {
      return index.globalMembers(node.name) + index.externalMembers(node.name)
    }
    var members = index.ownMembers(node.name, of: owner)
    if node.name == FrameworkNames.initializer {
      members += index.allMembers(of: owner).values.joined().filter {
        $0.kind == .variable && !index.variable($0).isStatic
          && !index.variable($0).hasModifier("lazy") && !index.variable($0).isComputed
      }
    }
    return members
  }

  /// `UIApplication.shared`, where a member's own code asks for it as soon as that runs: what the
  /// system makes behind the application's own value.
  private func useOfApplication(in node: CodeNode) -> (text: String, place: Place)? {
    members(of: node).firstResult { member -> (text: String, place: Place)? in
      let file = index.files[member.place.file]
      var trees: [BodyTree] = []
      if member.kind == .function {
        trees = index.function(member).body.map { [file.body($0)] } ?? []
      } else {
        let variable = index.variable(member)
        trees = variable.accessors.compactMap(\.body).map { file.body($0) }
        if let value = variable.initialValue { trees.append(file.expression(value)) }
      }
      for tree in trees where tree.root >= 0 {
        if let node = useOfApplication(in: tree, tree.root) {
          return (tree.text(node), Place(member.place.file, tree.range(node)))
        }
      }
      return nil
    }
  }

  func useOfApplication(inAny nodes: [CodeNode]) -> (text: String, place: Place)? {
    nodes.firstResult { useOfApplication(in: $0) }
  }

  /// The same in a part of a tree, as it is written.
  func useOfApplication(in tree: BodyTree, below node: NodeID) -> String? {
    useOfApplication(in: tree, node).map { tree.text($0) }
  }

  private func useOfApplication(in tree: BodyTree, _ node: NodeID) -> NodeID? {
    switch tree.kind(node) {
    // Here: what is handed on runs later.
    case .closure, .localFunction: return nil
    case .name where FrameworkNames.applicationGlobals.contains(tree.name(node)): return node
    case .member where tree.name(node) == FrameworkNames.shared:
      if let base = tree.firstChild(node), tree.kind(base) == .name,
        FrameworkNames.applicationClasses.contains(tree.name(base))
      {
        return node
      }
    default: break
    }
    return tree.children(node).firstResult { useOfApplication(in: tree, $0) }
  }

  private func uses(in member: MemberID) -> [OutsideUse] {
    let file = index.files[member.place.file]
    if member.kind == .function {
      let body = index.function(member).body.map { uses(in: file.body($0), of: member) } ?? []
      return body + index.function(member).parameters.flatMap { usesOfDefault($0, member) }
    }
    let variable = index.variable(member)
    var result = variable.accessors.compactMap(\.body).flatMap {
      uses(in: file.body($0), of: member)
    }
    if let value = variable.initialValue { result += uses(in: file.expression(value), of: member) }
    return result + variable.attributes.compactMap { use($0, member) }
  }

  /// What a tree, or a part of it, uses whose names mean what they mean in a member.
  func uses(in tree: BodyTree, _ root: NodeID? = nil, of member: MemberID) -> [OutsideUse] {
    guard tree.root >= 0 else { return [] }
    var walk = Walk(
      index: index, tree: tree, file: member.place.file, scope: index.scope(member))
    walk.read(root ?? tree.root)
    return walk.found
  }

  /// What a parameter's default asks for: `= Firestore.firestore()`, and `= .shared` of a type of
  /// others.
  private func usesOfDefault(_ parameter: ParameterSyntax, _ member: MemberID) -> [OutsideUse] {
    guard let value = parameter.defaultValue else { return [] }
    let tree = index.files[member.place.file].expression(value)
    guard tree.root >= 0 else { return [] }
    var result = uses(in: tree, of: member)
    if tree.kind(tree.root) == .implicitMember, let type = parameter.type,
      case .external(let name, _) = index.types.resolve(type, in: index.scope(member)).unwrapped,
      !FrameworkNames.isOfPlatform(name)
    {
      result.append(
        OutsideUse(
          kind: .type(name), text: name + "." + tree.name(tree.root),
          place: Place(member.place.file, tree.range(tree.root)), changes: false))
    }
    return result
  }

  /// The code of the project that runs first when a value is made, of that type if nothing says so.
  ///
  /// With the names of the locals around, that is what certainly runs: getters, too, but no closure
  /// that is only handed on.
  func nodes(
    makingValue root: NodeID, in tree: BodyTree, of member: MemberID, _ type: TypeID?,
    locals: Set<String>? = nil
  ) -> [CodeNode] {
    var result: [CodeNode] = []
    let parameters = member.kind == .function ? index.function(member).parameters : []
    let local = locals?.union(parameters.map(\.name))
    let scope = index.scope(member)
    func add(_ name: String, of owner: TypeID?) {
      guard let owner else { return result.append(CodeNode(nil, name)) }
      let found = index.members(name, of: owner).compactMap { index.owner($0) }
      let isMade = name == FrameworkNames.initializer && found.isEmpty
      result += (isMade ? [owner] : found).map { CodeNode($0, name) }
    }
    func read(_ node: NodeID, called: Bool) {
      switch tree.kind(node) {
      case .name:
        let name = tree.name(node)
        if case .type(let id) = index.types.lookUp([name], in: scope.ofValue) {
          add(FrameworkNames.initializer, of: id)
        } else if called {
          add(name, of: scope.type)
          add(name, of: nil)
        } else if let local, !local.contains(name), isComputed(name, of: scope.type) {
          add(name, of: scope.type)
        }
      case .implicitMember: if let type { add(tree.name(node), of: type) }
      case .member where local != nil && tree.isOfSelf(node):
        if called || isComputed(tree.name(node), of: scope.type) {
          add(tree.name(node), of: scope.type)
        }
      case .member:
        if let base = tree.firstChild(node), tree.kind(base) == .name || tree.kind(base) == .member,
          case .type(let id) = index.types.lookUp(path(base, tree), in: scope.ofValue)
        {
          add(tree.name(node), of: id)
        } else {
          for child in tree.children(node) { read(child, called: false) }
        }
      case .call:
        for child in tree.children(node) { read(child, called: child == tree.firstChild(node)) }
      case .closure where !called && locals != nil: break
      default: for child in tree.children(node) { read(child, called: false) }
      }
    }
    read(root, called: false)
    return result
  }

  private func isComputed(_ name: String, of type: TypeID?) -> Bool {
    (type.map { index.members(name, of: $0) } ?? index.globalMembers(name)).contains {
      $0.kind == .variable && (index.variable($0).isComputed || index.isMadeWhenRead($0))
    }
  }

  private func path(_ node: NodeID, _ tree: BodyTree) -> [String] {
    guard tree.kind(node) == .member, let base = tree.firstChild(node) else {
      return tree.kind(node) == .name ? [tree.name(node)] : []
    }
    return path(base, tree) + [tree.name(node)]
  }

  /// `@AppStorage("size")`, `@Dependency(\.clock)`: wrappers that go and ask somebody.
  private func use(_ attribute: AttributeSyntax, _ member: MemberID) -> OutsideUse? {
    let place = Place(member.place.file, attribute.range)
    if attribute.lastName == FrameworkNames.appStorage {
      let key = attribute.arguments.map { span in
        index.files[place.file].stream.tokens[span.start..<span.end].prefix { $0.kind != .comma }
          .map { index.files[place.file].source.text($0.range) }.joined()
      }
      return OutsideUse(
        kind: .defaults(key: key), text: "@" + attribute.name, place: place, changes: false)
    }
    let path = attribute.name.split(separator: ".").map(String.init)
    guard FrameworkNames.injectingWrappers.contains(attribute.lastName),
      case .external = index.types.lookUp(path, in: index.scope(member))
    else { return nil }
    return OutsideUse(
      kind: .name(attribute.lastName), text: "@" + attribute.name, place: place, changes: false)
  }

  // MARK: One tree

  private struct Walk {
    let index: ProjectIndex
    let tree: BodyTree
    let file: FileIndex
    let scope: ResolutionScope
    var found: [OutsideUse] = []

    mutating func read(_ node: NodeID) {
      switch tree.kind(node) {
      case .call: readCall(node)
      case .member: note(node, isCalled: false)
      case .localFunction: return
      default: break
      }
      let isKept = tree.kind(node) == .call
        && tree.firstChild(node).map { FrameworkNames.keepingFunctions.contains(name($0)) } ?? false
      for child in tree.children(node) {
        if isKept, tree.firstChild(child).map({ tree.kind($0) == .closure }) ?? false { continue }
        read(child)
      }
    }

    private mutating func readCall(_ node: NodeID) {
      guard let callee = tree.firstChild(node) else { return }
      if let use = defaultsUse(node, callee) {
        found.append(use)
        return
      }
      if tree.kind(callee) == .member {
        note(callee, isCalled: true)
      } else if tree.kind(callee) == .name, FrameworkNames.setsUp(name(callee)),
        index.globalMembers(name(callee)).isEmpty,
        scope.type.map({ index.members(name(callee), of: $0).isEmpty }) ?? true
      {
        found.append(
          OutsideUse(
            kind: .name(name(callee)), text: name(callee),
            place: Place(file, tree.nameRange(callee)), changes: true))
      }
    }

    /// `defaults.set(3, forKey: "n")`, `defaults.register(defaults: …)`: no other type of Apple's
    /// has these labels and keeps what it is given.
    private func defaultsUse(_ call: NodeID, _ callee: NodeID) -> OutsideUse? {
      guard tree.kind(callee) == .member else { return nil }
      var key: String?
      var isKeyed = false
      for argument in tree.children(call).dropFirst() where tree[argument].token >= 0 {
        let label = tree.name(argument)
        if label == FrameworkNames.defaultsLabel, name(callee) == FrameworkNames.register {
          return registration(callee, tree.firstChild(argument))
        }
        guard label == FrameworkNames.forKeyLabel, let value = tree.firstChild(argument) else {
          continue
        }
        isKeyed = true
        key = tree.text(value)
      }
      return isKeyed
        ? use(callee, key: key, changes: FrameworkNames.setsDefaults(name(callee))) : nil
    }

    /// `register(defaults: ["dark": false])`, where all keys are texts.
    private func registration(_ callee: NodeID, _ values: NodeID?) -> OutsideUse {
      var result = use(callee, key: nil, changes: true)
      guard let values, tree[values].flags.contains(.isDictionary) else { return result }
      let keys = tree.children(values).enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
      let areTexts = keys.allSatisfy { tree.kind($0) == .string && !tree.text($0).contains("\\") }
      guard !keys.isEmpty, areTexts else { return result }
      result.kind = .registration(keys: keys.map { tree.text($0) })
      return result
    }

    private func use(_ callee: NodeID, key: String?, changes: Bool) -> OutsideUse {
      let label = key == nil ? FrameworkNames.defaultsLabel : FrameworkNames.forKeyLabel
      return OutsideUse(
        kind: .defaults(key: key), text: "\(name(callee))(\(label):)",
        place: Place(file, tree.nameRange(callee)), changes: changes)
    }

    /// A member, at any distance, of what a name with a capital stands for.
    private mutating func note(_ member: NodeID, isCalled: Bool) {
      var current = member
      while let base = tree.firstChild(current), tree.kind(current) != .name {
        current = base
      }
      guard tree.kind(current) == .name, case let type = tree.name(current), isUpperCase(type),
        !FrameworkNames.isOfPlatform(type), !FrameworkNames.isParameterOfType(type),
        case .external = index.types.lookUp([type], in: scope.ofValue)
      else { return }
      found.append(
        OutsideUse(
          kind: .type(type), text: type + "." + name(member),
          place: Place(file, tree.range(current)),
          changes: isCalled && FrameworkNames.setsUp(name(member))))
    }

    private func name(_ node: NodeID) -> String {
      switch tree.kind(node) {
      case .name, .member, .implicitMember: tree.name(node)
      default: ""
      }
    }

    private func isUpperCase(_ name: String) -> Bool {
      name.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false
    }
  }
}
