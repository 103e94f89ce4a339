/// Whether making a model does more than store values.
struct InitializerWeight {
  let index: ProjectIndex

  /// The first thing beyond storing that happens when the type is made, if any.
  ///
  /// `arguments` tell which of its initialisers runs; nil where that is not known: any of them.
  func firstEffect(of type: TypeID, with arguments: CallArguments? = nil) -> Place? {
    var seen = Seen()
    return firstEffect(of: type, with: arguments, seen: &seen)
  }

  /// The initialisers that a call may run, with what the defaults of parameters give that it
  /// leaves out. All of them where none fits.
  private func candidates(
    _ type: TypeID, _ arguments: CallArguments?
  ) -> [(initializer: MemberID, defaults: [TokenSpan])] {
    let all = index.initializers(of: type)
    let fitting = all.compactMap { initializer -> (MemberID, [TokenSpan])? in
      arguments?.leftOut(of: index.function(initializer).parameters).map {
        (initializer, $0.compactMap(\.defaultValue))
      }
    }
    return fitting.isEmpty ? all.map { ($0, []) } : fitting
  }

  /// What was looked into on the way.
  struct Seen {
    var types: Set<TypeID> = []
    var code: Set<CodeNode> = []
    /// Those that call others of their type.
    var initializers: Set<MemberID> = []
  }

  private func firstEffect(
    of type: TypeID, with arguments: CallArguments?, seen: inout Seen
  ) -> Place? {
    guard seen.types.insert(type).inserted, seen.types.count < 32 else { return nil }
    for (initializer, defaults) in candidates(type, arguments) {
      for value in defaults {
        if let place = effect(inDefault: value, initializer, seen: &seen) { return place }
      }
      guard let body = index.function(initializer).body else { continue }
      let file = initializer.place.file
      let tree = index.files[file].body(body)
      guard tree.root >= 0 else { continue }
      var search = InitializerSearch(
        index: index, tree: tree, scope: index.scope(initializer),
        locals: index.files[file].localNames(in: body),
        given: Set(index.function(initializer).parameters.map(\.name)))
      search.storing = []
      if let node = search.effect(in: tree.root) { return Place(file, tree.range(node)) }
      for call in search.ownCalls where seen.initializers.insert(initializer).inserted {
        seen.types.remove(type)
        if let place = firstEffect(of: type, with: call, seen: &seen) { return place }
      }
      if let place = effectBehind(search, initializer, seen: &seen)
        ?? effect(ofSettingsIn: search, by: initializer, seen: &seen)
      {
        return place
      }
    }
    if let place = effectInProperties(of: type, seen: &seen) { return place }
    return index.traits(type).superclass.flatMap {
      firstEffect(of: $0, with: nil, seen: &seen)
    }
  }

  /// What a parameter is given where a call leaves it out.
  private func effect(
    inDefault value: TokenSpan, _ initializer: MemberID, seen: inout Seen
  ) -> Place? {
    let tree = index.files[initializer.place.file].expression(value)
    guard tree.root >= 0 else { return nil }
    var search = InitializerSearch(
      index: index, tree: tree, scope: index.scope(initializer), locals: [])
    if let node = search.effect(inValue: tree.root) {
      return Place(initializer.place.file, tree.range(node))
    }
    return effectBehind(search, initializer, seen: &seen)
  }

  /// The values that stored properties start with.
  private func effectInProperties(of type: TypeID, seen: inout Seen) -> Place? {
    let members = index.allMembers(of: type).values.joined().filter { $0.kind == .variable }
    for member in members.sorted() {
      let variable = index.variable(member)
      guard !variable.isStatic, !variable.hasModifier("lazy") else { continue }
      if let place = effect(inValueOf: member, seen: &seen) { return place }
    }
    return nil
  }

  private func effect(inValueOf member: MemberID, seen: inout Seen) -> Place? {
    guard let value = index.variable(member).initialValue else { return nil }
    let tree = index.files[member.place.file].expression(value)
    guard tree.root >= 0 else { return nil }
    var search = InitializerSearch(
      index: index, tree: tree, scope: index.scope(member), locals: [])
    search.noteImplicitClass(tree.root, of: member)
    if let node = search.effect(inValue: tree.root) {
      return Place(member.place.file, tree.range(node))
    }
    return effectBehind(search, member, seen: &seen)
  }

  /// What the values that a search came across do elsewhere: the classes that are made for them,
  /// and the functions and getters of the project that give them.
  func effectBehind(
    _ search: InitializerSearch, _ member: MemberID, _ type: TypeID? = nil, seen: inout Seen
  ) -> Place? {
    for made in search.madeTypes {
      var inner = seen
      defer { seen.code = inner.code }
      if let place = firstEffect(of: made.type, with: made.arguments, seen: &inner) {
        return place
      }
    }
    let outside = OutsideUses(index: index)
    for value in search.values {
      let nodes = outside.nodes(
        makingValue: value, in: search.tree, of: member, type, locals: search.locals)
      for node in nodes {
        if let place = firstEffect(inCode: node, seen: &seen) { return place }
      }
    }
    return nil
  }

  private func firstEffect(inCode node: CodeNode, seen: inout Seen) -> Place? {
    guard node.name != FrameworkNames.initializer, seen.code.count < 64,
      seen.code.insert(node).inserted, !givesText(node)
    else { return nil }
    let members = node.owner.map { index.ownMembers(node.name, of: $0) }
      ?? index.globalMembers(node.name)
    for member in members {
      let file = index.files[member.place.file]
      if index.isMadeWhenRead(member), let place = effect(inValueOf: member, seen: &seen) {
        return place
      }
      for body in bodies(giving: member) {
        let tree = file.body(body)
        guard tree.root >= 0 else { continue }
        var search = InitializerSearch(
          index: index, tree: tree, scope: index.scope(member),
          locals: file.localNames(in: body), given: parameters(of: member))
        search.isMaking = node.owner.map(seen.types.contains) ?? false
        if let effect = search.effect(ofGiving: tree.root) {
          return Place(member.place.file, tree.range(effect))
        }
        if let place = effectBehind(search, member, seen: &seen) { return place }
        guard search.isMaking else { continue }
        if let place = self.effect(ofSettingsIn: search, by: member, seen: &seen) { return place }
      }
    }
    return nil
  }

  func parameters(of member: MemberID) -> Set<String> {
    member.kind == .function ? Set(index.function(member).parameters.map(\.name)) : []
  }

  /// Looking a text up is no work.
  private func givesText(_ node: CodeNode) -> Bool {
    var type = node.owner
    while let current = type {
      if FrameworkNames.typesOfTexts.contains(index[current].name) { return true }
      type = index[current].parent
    }
    return false
  }

  /// The code that runs for a value each time: not that of what is kept.
  private func bodies(giving member: MemberID) -> [TokenSpan] {
    guard member.kind == .variable else {
      return [index.function(member).body].compactMap { $0 }
    }
    return index.variable(member).accessors.filter { $0.kind == .get || $0.kind == .other }
      .compactMap(\.body)
  }
}

extension ProjectIndex {
  /// A lazy property: what it starts with is made by whoever reads it first.
  func isMadeWhenRead(_ member: MemberID) -> Bool {
    member.kind == .variable && variable(member).hasModifier("lazy")
  }
}

extension InitializerWeight {
  /// The first thing beyond storing in an expression that makes a model: in itself, or in the
  /// functions of the project that it calls.
  func firstEffect(
    ofMaking root: NodeID, in tree: BodyTree, of member: MemberID, _ type: TypeID
  ) -> Place? {
    let file = member.place.file
    var search = InitializerSearch(
      index: index, tree: tree, scope: index.scope(member), locals: [],
      given: parameters(of: member))
    search.wanted = type
    let busy = tree.kind(root) == .closure
      ? search.effect(ofGiving: root) : search.effect(inValue: root)
    if let node = busy { return Place(file, tree.range(node)) }
    // Here: the initialisers of the model itself are somebody else's to judge.
    search.madeTypes.removeAll { index.isSubtype($0.type, of: type) || $0.type == type }
    var seen = Seen()
    for method in search.makingMethods {
      if let place = firstEffect(inCode: method, seen: &seen) { return place }
    }
    return effectBehind(search, member, type, seen: &seen)
  }

  /// The classes of which an expression makes instances at once, the model's own aside: they end
  /// together with a model that nobody keeps.
  func classesMade(
    byMaking root: NodeID, in tree: BodyTree, of member: MemberID, _ type: TypeID
  ) -> [TypeID] {
    var search = InitializerSearch(
      index: index, tree: tree, scope: index.scope(member), locals: [],
      given: parameters(of: member))
    _ = search.effect(inValue: root)
    return search.madeTypes.map(\.type).filter { $0 != type && !index.isSubtype($0, of: type) }
  }
}
