// What functions give, and whether they keep what they make.
extension OriginResolver {
  func followResult(
    of member: MemberID, _ place: Place, _ walk: inout Walk, depth: Int
  ) -> [Source] {
    let name = member.kind == .variable
      ? index.variable(member).name : index.function(member).name
    let step = Step(member: member)
    guard let returns = facts.returns[member], walk.enter(step) else {
      return walk.known[step]
        ?? [Source(kind: .unknown("cannot tell what '\(name)' gives"), place: place)]
    }
    let sources = returns.flatMap { follow($0, &walk, depth: depth + 1) }
    let isKept = sources.contains { $0.kind == .kept && !$0.mayBeFresh }
      && sources.contains { $0.kind == .fresh } && keepsWhatItMakes(member)
    let results = sources.map { source in
      var source = source
      if source.isUnknown { source.place = place }
      guard source.kind == .fresh else { return source }
      if isKept {
        source.kind = .kept
        return source
      }
      // Here: what a cache or another keeper may have given is nobody's own.
      if source.hasOtherTakers || sources.contains(where: { $0.kind == .kept }) {
        source = source.keptForAWhile
      } else if sources.contains(where: \.isUnknown) {
        source = Source(kind: .unknown("'\(name)' does not always make a new one"), place: place)
      }
      return source
    }
    return walk.leave(step, with: results)
  }

  /// `guard let room = rooms[name] else { let room = Room(); rooms[name] = room; return room }`
  /// and nothing else, with a dictionary that nothing else changes, or with a property that keeps
  /// the only one: whoever asks for the same gets the same, as long as the keeper is one and the
  /// same.
  private func keepsWhatItMakes(_ function: MemberID) -> Bool {
    guard function.kind == .function, let owner = index.owner(function),
      index[owner].kind == .class, let body = index.function(function).body,
      let keeping = Keeping(index.files[function.place.file], body),
      keeping.key.map({ isKept($0, askedBy: function) }) ?? true,
      let property = index.ownMembers(keeping.property, of: owner).first,
      isChanged(property, onlyIn: function, body, hasKeys: keeping.key != nil)
    else { return false }
    return index.variable(property).isStatic
      || !index.function(function).isStatic && !mayBeAnother(owner)
  }

  /// Whether a key is a parameter that callers choose among those that they have.
  private func isKept(_ key: String, askedBy function: MemberID) -> Bool {
    // Here: `draft(_ id: UUID = UUID())` asks for another one each time.
    index.function(function).parameters.contains { $0.name == key && $0.defaultValue == nil }
      && !isAskedWithNewKeys(function)
  }

  /// Whether somebody may ask for a key that is made on the way: `store.room(UUID())`. Of a
  /// function that is only named nothing is known.
  private func isAskedWithNewKeys(_ function: MemberID) -> Bool {
    let name = index.function(function).name
    return index.files.enumerated().contains { number, file in
      guard !index.isTest(number) else { return false }
      return file.stream.tokens.indices.contains { position in
        let range = file.stream.tokens[position].range
        guard range.count == name.utf8.count, file.word(position) == name,
          file.word(position - 1) != "func"
        else { return false }
        // Here: others have properties of that name; `ids.map(store.room)` hands on the function.
        guard file.word(position + 1) == "(" else {
          return file.word(position - 1) == "." && [")", ","].contains(file.word(position + 1))
        }
        let end = Int(file.stream.partners[position + 1])
        return end < 0 || (position + 2..<max(end, position + 2)).contains {
          ["(", "{", FrameworkNames.now].contains(file.word($0))
        }
      }
    }
  }

  /// Whether a property is a private dictionary, or a private optional, without observers, that
  /// only one function names.
  private func isChanged(
    _ property: MemberID, onlyIn function: MemberID, _ body: TokenSpan, hasKeys: Bool
  ) -> Bool {
    guard property.kind == .variable, property.place.file == function.place.file,
      case let variable = index.variable(property), variable.isHidden, variable.accessors.isEmpty,
      variable.attributes.allSatisfy({ $0.name == FrameworkNames.mainActor }),
      case let file = index.files[property.place.file],
      case let value = variable.initialValue.map({ ($0.start..<$0.end).map(file.word) })
    else { return false }
    switch index.resolvedType(of: property) {
    case .dictionary? where hasKeys && value == ["[", ":", "]"]: break
    case .optional? where !hasKeys && !variable.isLet && !variable.hasModifier("weak")
      && [nil, ["nil"]].contains(value):
      break
    default: return false
    }
    return file.stream.tokens.indices.allSatisfy { position in
      let range = file.stream.tokens[position].range
      return range.count != variable.name.utf8.count || range == variable.nameRange
        || (body.start..<body.end).contains(position) || file.word(position) != variable.name
    }
  }

  /// Whether one may be made anew whenever somebody asks for it or draws: by a view's value, by a
  /// function or a getter that gives it, or along with somebody who is. Of whom nobody is seen
  /// making one nothing is known.
  private func mayBeAnother(_ type: TypeID, depth: Int = 0) -> Bool {
    let makings = (facts.constructions[type] ?? []).filter { !index.isAside($0.unit) }
    guard !makings.isEmpty, depth < 4, facts.initializersHandedOn[type] == nil, !viewsMake(type)
    else { return true }
    return makings.contains { made in
      // Here: a closure that is kept makes one whenever it is called.
      if made.isInAction { return made.unit.kind == .initialValue }
      guard let owner = made.unit.owner else { return made.unit.kind != .initialValue }
      let traits = index.traits(owner)
      switch made.unit.kind {
      case .initialValue:
        if made.unit.isStatic || traits.isLongLived { return false }
        // Here: of those of a view it has been told that they last.
        return !traits.isViewLike && mayBeAnother(owner, depth: depth + 1)
      case .initializer:
        if traits.isLongLived { return false }
        return traits.isViewLike || owner != type && mayBeAnother(owner, depth: depth + 1)
      case .observer: return true
      case .accessor, .function, .freestanding:
        return made.unit.member.map { givesSomething($0) && isAskedByMore(than: $0) } ?? true
      }
    }
  }

  private func givesSomething(_ member: MemberID) -> Bool {
    member.kind == .variable || index.function(member).returnType != nil
  }

  /// Whether code that is no preview's and no test's asks for a member.
  private func isAskedByMore(than member: MemberID) -> Bool {
    guard let owner = index.owner(member) else { return true }
    let (name, isStatic) = member.kind == .variable
      ? (index.variable(member).name, index.variable(member).isStatic)
      : (index.function(member).name, index.function(member).isStatic)
    return facts.files.enumerated().contains { file, facts in
      guard !index.isTest(file) else { return false }
      return facts.effects.contains { unit in
        if let asking = unit.node.owner.map({ index.traits($0) }) {
          if asking.viewProtocols == [FrameworkNames.previewProvider] { return false }
        } else if unit.node.name.isEmpty {
          return false
        }
        return unit.effects.contains { effect in
          switch effect.target {
          case .member(owner, name): true
          case .anyone(name, _): !isStatic || effect.roles.contains(.ofType)
          default: false
          }
        }
      }
    }
  }
}

/// A function that looks for an element by a key, makes one where there is none, puts it there and
/// gives it, and does nothing else.
private struct Keeping {
  /// The dictionary, or what keeps the only one.
  var property: String
  /// The parameter by which it looks in a dictionary.
  var key: String?

  private let file: ParsedFile
  private var next: Int

  init?(_ file: ParsedFile, _ body: TokenSpan) {
    (self.file, next, property) = (file, body.start, "")
    var end = body.end
    if file.word(next) == "{", file.word(end - 1) == "}" { (next, end) = (next + 1, end - 1) }
    let isGuard = file.word(next) == "guard"
    guard takes(isGuard ? "guard" : "if"), takes("let"), let found = name(), takes("="),
      let (property, key) = element()
    else { return nil }
    (self.property, self.key) = (property, key)
    if isGuard {
      guard takes("else"), takes("{"), makesAndKeeps(), takes("}"), gives(found) else { return nil }
    } else {
      guard takes("{"), gives(found), takes("}") else { return nil }
      let isElse = takes("else")
      guard !isElse || takes("{"), makesAndKeeps(), !isElse || takes("}") else { return nil }
    }
    while takes(";") {}
    guard next == end else { return nil }
  }

  private mutating func takes(_ word: String) -> Bool {
    if word != ";" { while file.word(next) == ";" { next += 1 } }
    guard file.word(next) == word else { return false }
    next += 1
    return true
  }

  private mutating func name() -> String? {
    guard file.stream.tokens.indices.contains(next),
      file.stream.tokens[next].kind == .identifier
    else { return nil }
    next += 1
    return file.word(next - 1)
  }

  /// `rooms[name]`, `self.rooms[name]`, `room`
  private mutating func element() -> (property: String, key: String?)? {
    if takes("self") { guard takes(".") else { return nil } }
    guard let property = name() else { return nil }
    guard takes("[") else { return (property, nil) }
    guard let key = name(), takes("]") else { return nil }
    return (property, key)
  }

  private mutating func gives(_ name: String) -> Bool { takes("return") && takes(name) }

  /// `let room = Room(); rooms[name] = room; return room`
  private mutating func makesAndKeeps() -> Bool {
    guard takes("let"), let made = name(), takes("=") else { return false }
    while true {
      let word = file.word(next)
      if ["", "{", "}", "return", property].contains(word) { break }
      next += 1
    }
    // Here: `self.rooms[name] = room`.
    guard let (place, name) = element(), (place, name) == (property, key), takes("="),
      takes(made)
    else { return false }
    return gives(made)
  }
}
