/// A stored property that `@Observable` cannot track, and what keeps it from doing so.
struct UntrackableProperty {
  enum Reason {
    case lazy
    case wrapped(AttributeSyntax)
    /// One of several in a declaration, with their names; the macro refuses the whole.
    case oneOfSeveral([String])
    /// Part of a tuple: it compiles, and is not tracked.
    case inTuple
    case backticked
    case open
    /// Overrides with observers a property that has its storage elsewhere.
    case overriding
  }

  var member: MemberID
  var reason: Reason
  /// The modifier, the attribute or the name.
  var place: Place
}

extension Plan {
  /// The stored properties of observable classes that the macro cannot take, in order.
  var untrackableProperties: [UntrackableProperty] {
    index.observableClasses.flatMap { type in
      index.storedProperties(of: type).compactMap { untrackable($0, of: type) }
    }
  }

  private func untrackable(_ member: MemberID, of type: TypeID) -> UntrackableProperty? {
    let variable = index.variable(member)
    guard !variable.isLet else { return nil }
    func found(_ reason: UntrackableProperty.Reason, _ range: ByteRange) -> UntrackableProperty {
      UntrackableProperty(
        member: member, reason: reason, place: Place(member.place.file, range))
    }
    func modifier(_ name: String) -> ByteRange? {
      variable.modifiers.first { $0.name == name && $0.detail == nil }?.range
    }
    if variable.isInPattern ? index.isIgnored(member) : variable.siblings > 1 {
      // Here: '@ObservationIgnored' does not help, it takes a single variable too.
      let names = siblings(of: member)
      guard names.first == variable.name else { return nil }
      return found(.oneOfSeveral(names), variable.nameRange)
    }
    if index.isIgnored(member) { return nil }
    if variable.isInPattern { return found(.inTuple, variable.nameRange) }
    // Here: '@Published' is what is left of a migration, which another rule says.
    if index.wrapper(member).wrapper == .published { return nil }
    if let attribute = index.propertyWrapper(of: member) {
      return found(.wrapped(attribute), attribute.range)
    }
    if let range = modifier("lazy") { return found(.lazy, range) }
    if variable.hasObservers, let range = modifier("override") {
      return found(.overriding, range)
    }
    if variable.isBackticked { return found(.backticked, variable.nameRange) }
    if let range = modifier("open") { return found(.open, range) }
    return nil
  }

  /// The names of all variables in the same declaration.
  private func siblings(of member: MemberID) -> [String] {
    let range = index.variable(member).range
    return index.files[member.place.file].outline.variables.filter { $0.range == range }
      .map(\.name)
  }
}
