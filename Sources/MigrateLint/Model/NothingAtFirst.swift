// What an instance does not have that nobody has given anything yet.
extension ProjectIndex {
  /// Whether an optional property has nothing as long as nobody has called a new instance: it is
  /// private, starts with nothing, and no code that makes one names it, nor calls what is not its
  /// own.
  func hasNothingAtFirst(_ member: MemberID) -> Bool {
    guard member.kind == .variable, let type = owner(member), isOptionalAndEmpty(member),
      self[type].kind == .class, superclasses(of: type).isEmpty, subclasses(of: type).isEmpty,
      [nil, FrameworkNames.rootClass].contains(traits(type).externalSuperclass)
    else { return false }
    let name = variable(member).name
    var open = initializers(of: type).flatMap { spansOfCode(of: $0) }
      + storedProperties(of: type).flatMap { spansOfCode(of: $0) }
    var seen: Set<String> = []
    while let (file, span) = open.popLast() {
      let parsed = files[file]
      guard !parsed.handsSelfOn(in: span) else { return false }
      for called in parsed.allNames(in: parsed.range(of: span)) where seen.insert(called).inserted {
        if called == name || isGivenByProtocol(called, type) { return false }
        open += ownMembers(called, of: type).flatMap { spansOfCode(of: $0) }
      }
    }
    return true
  }

  /// `begin()` of a protocol's extension, which may call what the class has.
  private func isGivenByProtocol(_ name: String, _ type: TypeID) -> Bool {
    protocols(of: type).contains { !ownMembers(name, of: $0).isEmpty }
  }

  private func isOptionalAndEmpty(_ member: MemberID) -> Bool {
    let variable = variable(member)
    let value = variable.initialValueRange.map { files[member.place.file].source.text($0) }
    return variable.hasModifier("private") && !variable.isLet && !variable.isStatic
      && variable.accessors.isEmpty && variable.attributes.isEmpty
      && variable.type?.isOptional ?? false && [nil, "nil"].contains(value)
  }

  /// The bodies of a member, and the value that it starts with.
  private func spansOfCode(of member: MemberID) -> [(file: FileIndex, span: TokenSpan)] {
    let spans: [TokenSpan]
    if member.kind == .function {
      spans = [function(member).body].compactMap { $0 }
    } else {
      spans = variable(member).accessors.compactMap(\.body)
        + [variable(member).initialValue].compactMap { $0 }
    }
    return spans.map { (member.place.file, $0) }
  }
}

extension ParsedFile {
  /// Locals that a body declares by themselves, not those of conditions: `let token = …`.
  func namesDeclared(in span: TokenSpan) -> Set<String> {
    Set(
      (span.start..<span.end).filter { position in
        ["let", "var"].contains(word(position))
          && !["if", "guard", "while", ",", "case", "("].contains(word(position - 1))
      }.map { word($0 + 1) })
  }

  /// `register(self)`, `delegate = self`: whoever gets it may do anything with it.
  fileprivate func handsSelfOn(in span: TokenSpan) -> Bool {
    (span.start..<span.end).contains { position in
      guard word(position) == "self" else { return false }
      let (before, next) = (word(position - 1), word(position + 1))
      return ![".", "?", "]"].contains(next) && !["weak", "unowned", "let", "."].contains(before)
    }
  }
}
