/// What becomes of the default of a property that is to be a `@State` (H101).
enum StateDefault: Equatable {
  /// Nothing else sets the property up, or the compiler takes both.
  case kept
  /// Every initialiser sets it up. `type` is to be written where none is.
  case dropped(type: String?)
  /// Only some do, and Xcode 27 takes no such property.
  case rejected
}

extension Plan {
  func stateDefault(of holder: ModelHolder) -> StateDefault {
    guard let member = holder.variable, let owner = holder.owner,
      hasDefault(index.variable(member)), case let setUps = setUps(of: holder.name, in: owner),
      !setUps.isEmpty
    else { return .kept }
    let instead: StateDefault = xcode >= 27 ? .rejected : .kept
    let variable = index.variable(member)
    guard variable.initialValueRange != nil, variable.siblings == 1, !variable.isConditional,
      !hasComment(beforeDefaultOf: member), isAlwaysSetUp(holder.name, in: owner, setUps)
    else { return instead }
    if variable.type != nil { return .dropped(type: nil) }
    return typeName(ofDefault: member, holder.model).map { .dropped(type: $0) } ?? instead
  }

  private func hasDefault(_ variable: VariableDeclaration) -> Bool {
    variable.initialValue != nil
      || Wrapper.of(variable.attributes).attribute?.arguments.map { $0.end > $0.start } ?? false
  }

  /// Where initialisers assign `_name`.
  private func setUps(of name: String, in owner: TypeID) -> [StorageFact] {
    (facts.storage[PropertyKey(owner, name)] ?? []).filter {
      $0.unit.kind == .initializer && $0.assigned != nil
    }
  }

  private func hasComment(beforeDefaultOf member: MemberID) -> Bool {
    let variable = index.variable(member)
    let range = ByteRange(variable.nameRange.end, variable.initialValueRange?.end ?? 0)
    return index.files[member.place.file].stream.comments.contains { range.contains($0) }
  }

  // MARK: Types

  /// The type of a default as it is written there, `M` of `M(…)`, or the model's name.
  private func typeName(ofDefault member: MemberID, _ model: TypeID) -> String? {
    guard let span = index.variable(member).initialValue else { return nil }
    let file = index.files[member.place.file]
    let tree = file.expression(span)
    let scope = index.scope(member)
    if tree.root >= 0, tree.kind(tree.root) == .call, let callee = tree.firstChild(tree.root) {
      let written = file.source.text(tree.range(callee))
      let name = written.prefix { $0 != "<" }.split(separator: ".").map(String.init)
      if case .type(model) = index.types.lookUp(name, in: scope) { return written }
    }
    let name = index[model].qualifiedName
    let path = name.split(separator: ".").map(String.init)
    guard case .type(model) = index.types.lookUp(path, in: scope),
      index.types.declaration(model).genericParameters.isEmpty
    else { return nil }
    return name
  }

  // MARK: Initialisers

  /// Whether each initialiser sets a property up before anything else could use it.
  private func isAlwaysSetUp(_ name: String, in owner: TypeID, _ setUps: [StorageFact]) -> Bool {
    let initializers = index.initializers(of: owner)
    let hasMemberwise = !initializers.contains {
      DeclarationReference($0.place.file, index.function($0).owner ?? -1)
        == index[owner].declaration
    }
    return !hasMemberwise && index[owner].kind == .struct
      && initializers.allSatisfy { initializer in
        let first = setUps.filter { $0.unit.member == initializer }.map(\.place).min()
        guard let first else { return delegates(initializer) }
        return setsUp(name, first, initializer, owner)
      }
  }

  /// Calls another initialiser, which sets everything up.
  private func delegates(_ initializer: MemberID) -> Bool {
    guard let body = index.function(initializer).body else { return false }
    let file = index.files[initializer.place.file]
    return (body.start..<max(body.start, body.end - 2)).contains { position in
      file.word(position) == "self" && file.word(position + 1) == "."
        && file.word(position + 2) == "init"
    }
  }

  /// Whether an assignment runs in any case, and nothing before it needs the whole value.
  private func setsUp(
    _ name: String, _ place: Place, _ initializer: MemberID, _ owner: TypeID
  ) -> Bool {
    let function = index.function(initializer)
    guard let body = function.body, place.file == initializer.place.file else { return false }
    let file = index.files[place.file]
    let locals = Set(function.parameters.map(\.name)).union(file.localNames(in: body))
    guard
      var end = (body.start..<body.end).first(where: {
        file.stream.tokens[$0].start >= place.range.start
      })
    else { return false }
    if file.word(end - 1) == ".", file.word(end - 2) == "self" { end -= 2 }
    var depth = 0
    for position in body.start..<end {
      switch file.stream.tokens[position].kind {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      case .directive, .dollarIdentifier: return false
      case .identifier:
        if !mayPrecede(position, name, file, locals, owner) { return false }
      default: break
      }
    }
    return depth == 1
  }

  /// Whether a word may stand before a property is set up.
  private func mayPrecede(
    _ position: Int, _ name: String, _ file: ParsedFile, _ locals: Set<String>, _ owner: TypeID
  ) -> Bool {
    let word = file.word(position)
    if word == "return" { return file.word(position + 1) == "nil" }
    if word == "self" {
      return file.word(position + 1) == "."
        && isStored(file.word(position + 2), of: owner, but: name)
    }
    if file.word(position - 1) == "." || file.word(position + 1) == ":" || locals.contains(word) {
      return true
    }
    let isOwn = !index.members(word, of: owner).isEmpty || !index.externalMembers(word).isEmpty
    return word != "_" + name && (!isOwn || isStored(word, of: owner, but: name))
  }

  /// Whether a word is a stored property of a type, or the storage of one, and not of that name.
  private func isStored(_ word: String, of owner: TypeID, but name: String) -> Bool {
    guard word != name, word != "_" + name else { return false }
    let property = word.hasPrefix("_") ? String(word.dropFirst()) : word
    let members = index.members(word, of: owner) + index.members(property, of: owner)
    return members.first.map { $0.kind == .variable && !index.variable($0).isComputed } ?? false
  }
}
