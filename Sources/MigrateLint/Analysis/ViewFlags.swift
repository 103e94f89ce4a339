/// Truth values that views are given as literals: `Gallery(isLarge: true)` draws what stands under
/// `if isLarge`. And optional values that they are not given: `Field()` draws nothing of what
/// stands under `if let reply`.
struct ViewFlags {
  private let index: ProjectIndex
  private let facts: ProjectFacts
  /// The properties that conditions of a view ask for.
  private var properties: [TypeID: Set<String>] = [:]
  /// Properties that something sets after their view was made.
  private var changed: Set<PropertyKey> = []
  private var changedByName: Set<String> = []
  private var unseenSettings = UnseenSettings()

  init(_ index: ProjectIndex, _ facts: ProjectFacts) {
    self.index = index
    self.facts = facts
    for file in facts.files {
      for edge in file.edges {
        guard let owner = edge.unit.owner, let flag = edge.choice?.flag else { continue }
        properties[owner, default: []].insert(flag.property)
      }
    }
    for fact in facts.files.lazy.flatMap(\.properties) {
      guard let owner = fact.unit.owner, let flag = fact.flag else { continue }
      properties[owner, default: []].insert(flag.property)
    }
    guard !properties.isEmpty else { return }
    for file in index.files { unseenSettings.note(in: file) }
    noteHandedOn()
    for unit in facts.files.lazy.flatMap(\.effects) {
      for effect in unit.effects where effect.roles.contains(.write) {
        switch effect.target {
        case .member(let type, let name):
          if unit.node != CodeNode(type, FrameworkNames.initializer) {
            changed.insert(PropertyKey(type, name))
          }
        case .anyone(let name, _): changedByName.insert(name)
        default: break
        }
      }
    }
  }

  /// `Row(isEditing: isEditing)`: what a view hands on as such a value.
  private mutating func noteHandedOn() {
    var open = properties.keys.sorted()
    while let view = open.popLast() {
      for argument in (facts.constructions[view] ?? []).lazy.flatMap(\.arguments) {
        guard case .stored(_, let owner, let name) = argument.origin, name != "self",
          argument.label.map({ properties[view, default: []].contains($0) }) ?? false,
          properties[owner, default: []].insert(name).inserted
        else { continue }
        open.append(owner)
      }
    }
  }

  /// What is known of a view that is made at a place, where that is known of the one around.
  func values(
    of view: TypeID, madeAt place: Place, in around: [String: Bool] = [:]
  ) -> [String: Bool] {
    guard let names = properties[view],
      let construction = facts.constructions[view]?.first(where: { $0.place == place })
    else { return [:] }
    var result: [String: Bool] = [:]
    for name in names {
      let value = value(of: name, in: view, construction, around)
      // Here: what is `nil` may be set to what is drawn at once.
      if value == false, isOptional(name, of: view), mayBeSetUnseen(name, of: view) { continue }
      result[name] = value
    }
    return result
  }

  private func value(
    of name: String, in view: TypeID, _ construction: ConstructionFact, _ around: [String: Bool]
  ) -> Bool? {
    let key = PropertyKey(view, name)
    guard let member = index.ownMembers(name, of: view).first(where: { $0.kind == .variable }),
      case let variable = index.variable(member), variable.attributes.isEmpty,
      variable.isLet || !mayChange(key)
    else { return nil }
    let initializers = index.initializers(of: view)
    let isOptional = variable.type?.isOptional ?? false
    let assignments = (facts.assignments[key] ?? []).filter { $0.unit.kind != .initialValue }
    if initializers.isEmpty {
      guard assignments.isEmpty else { return nil }
      if isOptional, !variable.isLet, variable.initialValue == nil,
        !mayBeGiven(name, by: construction)
      {
        return false
      }
      return given(
        name, by: construction, around, isOptional, variable.initialValue, in: member.place.file)
    }
    guard initializers.count == 1, assignments.count == 1, variable.initialValue == nil,
      // Here: one in an extension leaves the one that the compiler writes.
      OriginResolver.fits(
        construction.arguments, index.function(initializers[0]).parameters),
      case .parameter(_, initializers[0], let parameter) = assignments[0].origin,
      case let parameters = index.function(initializers[0]).parameters,
      let taken = parameters.first(where: { $0.name == parameter }), let label = taken.label
    else { return nil }
    return given(
      label, by: construction, around, isOptional, taken.defaultValue,
      in: initializers[0].place.file)
  }

  /// Where there is nothing to migrate, nobody notes what code changes.
  private func mayChange(_ key: PropertyKey) -> Bool {
    !index.owners.hasOldModels || changed.contains(key) || changedByName.contains(key.name)
  }

  /// `Field().setting(\.reply, "Dear all")`, `Field().with { $0.reply = "Dear all" }`: by a key
  /// path, by what a protocol gives, by what changes any value.
  private func mayBeSetUnseen(_ name: String, of view: TypeID) -> Bool {
    !index.protocols(of: view).isEmpty || unseenSettings.isOfAnything
      || unseenSettings.keyPaths.contains(name)
  }

  /// What has no label may be for any parameter, as a trailing closure is.
  private func mayBeGiven(_ label: String, by construction: ConstructionFact) -> Bool {
    construction.arguments.contains { $0.label == label || $0.label == nil }
  }

  /// The literal behind a label; the default where nothing is given. Of what is optional it tells
  /// whether that is a value.
  private func given(
    _ label: String, by construction: ConstructionFact, _ around: [String: Bool],
    _ isOptional: Bool, _ value: TokenSpan?, in file: FileIndex
  ) -> Bool? {
    func literal(_ text: String) -> Bool? {
      guard isOptional else { return Bool(text) }
      return text == "nil" ? false : Bool(text).map { _ in true }
    }
    if let argument = construction.arguments.first(where: { $0.label == label }) {
      if case .stored(_, let owner, let name) = argument.origin, owner == construction.unit.owner {
        return self.isOptional(name, of: owner) == isOptional ? around[name] : nil
      }
      return literal(index.files[argument.place.file].source.text(argument.place.range))
    }
    guard let value, value.end == value.start + 1 else { return nil }
    let parsed = index.files[file]
    let text = parsed.source.text(parsed.stream.tokens[value.start].range)
    return isOptional && mayBeGiven(label, by: construction) ? nil : literal(text)
  }

  private func isOptional(_ name: String, of view: TypeID) -> Bool {
    index.ownMembers(name, of: view).contains {
      $0.kind == .variable && index.variable($0).type?.isOptional ?? false
    }
  }
}

/// How properties may be set where nobody sees whose they are.
private struct UnseenSettings {
  /// The names in key paths, `\Field.reply`.
  var keyPaths: Set<String> = []
  /// A function of the project changes values of any type, `inout Self`; or a wrapper hands on what
  /// it does not have, `subscript(dynamicMember: WritableKeyPath<V, T>)`.
  var isOfAnything = false

  mutating func note(in file: ParsedFile) {
    let (tokens, bytes) = (file.stream.tokens, file.source.bytes)
    for position in tokens.indices {
      switch tokens[position].kind {
      case .backslash:
        var next = position + 1
        while [".", "?", "!"].contains(file.word(next)) || tokens[next].kind == .identifier {
          if tokens[next].kind == .identifier, file.word(next - 1) == "." {
            keyPaths.insert(file.word(next))
          }
          next += 1
        }
      case .identifier:
        let range = tokens[position].range
        // Here: words are compared where their first byte and length are right.
        switch (bytes[range.start], range.count) {
        case (UInt8(ascii: "i"), 5) where file.word(position) == "inout":
          if file.word(position + 1) == FrameworkNames.selfType { isOfAnything = true }
        case (UInt8(ascii: "d"), 13) where file.word(position) == FrameworkNames.dynamicMemberLabel:
          isOfAnything = isOfAnything || file.setsDynamicMembers(at: position)
        default: break
        }
      default: break
      }
    }
  }
}

extension ParsedFile {
  /// `dynamicMember path: WritableKeyPath<V, T>`
  fileprivate func setsDynamicMembers(at position: Int) -> Bool {
    (position + 1..<position + 5).contains { word($0).hasSuffix(FrameworkNames.writableKeyPath) }
  }
}
