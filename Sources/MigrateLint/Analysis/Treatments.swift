// What an unsafe migration can do about something that would keep a model (domain.md, H003, H012,
// H013, H015, H040).
extension BlockerFinder {
  // MARK: Publishers

  /// `.onReceive(x.$p) { … }` as `.onChange(of: x.p)`: with a closure literal, and for a value of
  /// which the compiler can tell whether it is another (H013).
  func onChange(_ fact: PublisherFact, _ model: TypeID) -> Treatment? {
    guard fact.model != nil, let reception = fact.reception, reception.closure != nil,
      index.canBeCompared(fact, of: model),
      !hasComment(reception.argument, from: reception.publisher.range.end)
    else { return nil }
    return .onChange(reception)
  }

  private func hasComment(_ place: Place, from start: Int) -> Bool {
    index.files[place.file].stream.comments.contains {
      $0.start >= start && $0.end <= place.range.end
    }
  }

  // MARK: Stored elsewhere

  /// `@AppStorage` in a model as a computed property over an ignored one (H003), where its type is
  /// written or plain to see and nobody uses more of it than its value.
  mutating func noteStorage(_ member: MemberID, _ attribute: AttributeSyntax, _ model: TypeID) {
    let place = Place(member.place.file, attribute.range)
    let isMovable = isMovable(member, attribute, model)
    let isShown = properties[model]?.first { $0.variable == member }?.read != nil
    guard isShown || attribute.lastName != FrameworkNames.appStorage else {
      add(
        model, "app-storage-in-observable-class",
        "code uses more of '\(index.variable(member).name)' than its value, so that nobody can see"
          + " which views show it; '@\(attribute.lastName)' would tell none of a change", place)
      return
    }
    guard isMovable, index.writtenType(of: member) != nil else {
      let advice = isMovable
        ? "; with the type of '\(index.variable(member).name)' written, '--unsafe-fixes' puts it"
          + " behind a computed property" : ""
      add(
        model, "app-storage-in-observable-class",
        "what is written to '@\(attribute.lastName)' would reach no view after the migration"
          + advice, place)
      return
    }
    add(
      model, "app-storage-in-observable-class",
      "'\(index.variable(member).name)' becomes a computed property over '@\(attribute.lastName)';"
        + " what others write under its key no longer updates views",
      place, .computedProperty(member))
  }

  /// Whether nothing but an unknown type keeps it from becoming a computed property.
  private func isMovable(
    _ member: MemberID, _ attribute: AttributeSyntax, _ model: TypeID
  ) -> Bool {
    let variable = index.variable(member)
    let file = index.files[member.place.file]
    let key = PropertyKey(model, variable.name)
    let isPlain = variable.siblings == 1 && !variable.isInPattern && !variable.isBackticked
      && !variable.isComputed && variable.attributes.count == 1
      && variable.modifiers.allSatisfy { FrameworkNames.accessModifiers.contains($0.name) }
    // Here: a computed property cannot be set before all stored ones are.
    let isSetInInitializer = (facts.assignments[key] ?? []).contains {
      $0.unit.kind == .initializer
    }
    // Here: what stands behind the name moves as it is.
    let head = ByteRange(variable.range.start, variable.nameRange.end)
    return isPlain && !facts.isUsedAsWrapper(key) && !isSetInInitializer
      && attribute.lastName == FrameworkNames.appStorage
      && index.members(storedName(variable.name), of: model).isEmpty
      && !file.stream.comments.contains { head.contains($0) }
  }

  // MARK: objectWillChange

  /// A forwarding statement, or an observer that only sends, goes; anything else blocks.
  mutating func note(_ fact: ObjectWillChangeFact, _ model: TypeID) {
    if let forwarding = fact.forwarding, canDrop(forwarding) {
      add(
        model, "object-will-change",
        "changes are no longer forwarded: views that show '\(index[forwarding.child].name)' track"
          + " it, but others that listened to '\(index[forwarding.parent].name)'"
          + " hear nothing of it",
        fact.place, .removedStatement(forwarding.statement))
      return
    }
    if fact.unit.kind == .observer, let member = fact.unit.member,
      index.observersOnlySend(member)
    {
      add(
        model, "object-will-change",
        "'\(fact.unit.memberName)' is tracked instead of sending by hand; setting it to an equal"
          + " value no longer updates views",
        fact.place, .removedObservers(member))
      return
    }
    add(
      model, "object-will-change",
      "'objectWillChange' is used here and "
        + (ownPublisher(of: model) == nil
          ? "is gone after the migration"
          : "is the class's own: no view listens to it after the migration"), fact.place)
  }

  /// Whose it is cannot be told for sure.
  mutating func noteMaybe(_ fact: ObjectWillChangeFact, _ model: TypeID) {
    add(
      model, "object-will-change",
      "'objectWillChange' is used here, and it may be this model's", fact.place)
  }

  /// Both models migrate, and nothing needs what the statement gives.
  private func canDrop(_ forwarding: Forwarding) -> Bool {
    guard index.isOldModel(forwarding.parent), index.isOldModel(forwarding.child),
      !hasComment(forwarding.statement, from: forwarding.statement.range.start)
    else { return false }
    guard let keeper = forwarding.keeper else { return true }
    let members = index.members(keeper, of: forwarding.parent).filter { $0.kind == .variable }
    guard members.count == 1 else { return false }
    let variable = index.variable(members[0])
    return !variable.isLet
      && (variable.initialValue != nil || variable.type?.isOptional ?? false)
  }
}

extension ProjectFacts {
  /// Whether code may use more of a wrapped property than its value: `$x`, or `_x`.
  func isUsedAsWrapper(_ key: PropertyKey) -> Bool {
    projections[key] != nil || storage[key] != nil
      || files.contains { $0.publishers.contains { $0.property == key.name } }
  }
}

extension ProjectIndex {
  /// Whether the compiler can tell of a property that its value is another one.
  func canBeCompared(_ fact: PublisherFact, of model: TypeID) -> Bool {
    // Here: of a generic model only whoever receives from it knows what the values are.
    if isEquatable(fact.values) { return true }
    guard let member = members(fact.property, of: model).first(where: { $0.kind == .variable })
    else {
      return false
    }
    return literalType(of: member) != nil
      || isEquatable(BodyReader(index: self, file: member.place.file).type(of: member))
  }
}

/// `storedTheme` of `theme`: what holds the value of a property that has become computed.
func storedName(_ name: String) -> String {
  "stored" + name.prefix(1).uppercased() + name.dropFirst()
}
