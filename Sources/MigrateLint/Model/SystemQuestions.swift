// What code asks of the systems, and of objects of others, that nothing tracks.
extension OutsideUses {
  /// Whether the code that gives a member's value asks the clock or a store of the system:
  /// `Date()`, `UserDefaults.standard`.
  func asksSystem(_ node: CodeNode) -> Bool {
    members(thatGive: node).contains { member in
      getters(of: member).contains { asksSystem($0, in: member.place.file, of: node.owner) }
    }
  }

  /// Where the code that gives a member's value asks what code of the application writes: whether a
  /// file is there, what a folder has, what the defaults say.
  func storeQuestion(in node: CodeNode) -> Place? {
    place(in: node) { position, file in
      let name = file.word(position)
      return FrameworkNames.fileQuestions.contains(name)
        || FrameworkNames.outsideStores.contains(name) && !isOnlyWritten(position, file)
        || FrameworkNames.defaultsGetters.contains(name) && file.word(position + 1) == "("
          && file.word(position + 2) == FrameworkNames.forKeyLabel
    }
  }

  /// Where the code that gives a member's value asks the clock, for more than what is shown where
  /// something else is missing: `day ?? Date()`.
  func clockQuestion(in node: CodeNode) -> Place? {
    place(in: node) { position, file in asksClockForMore(position, file) }
  }

  /// Whether a name asks the clock, and not for what stands where something else is missing.
  func asksClockForMore(_ position: Int, _ file: ParsedFile) -> Bool {
    asksClock(position, file) && file.word(position - 1) != "??"
  }

  /// The first name of some kind in the code that gives a member's value.
  private func place(
    in node: CodeNode, where isAsked: (Int, ParsedFile) -> Bool
  ) -> Place? {
    members(thatGive: node).firstResult { member in
      let file = index.files[member.place.file]
      return getters(of: member).firstResult { body in
        (body.start..<body.end).first {
          file.stream.tokens[$0].kind == .identifier && isAsked($0, file)
        }.map { Place(member.place.file, file.stream.tokens[$0].range) }
      }
    }
  }

  /// Whether a store is not asked by its name: `UserDefaults.standard.set(page, forKey: "page")`,
  /// `UserDefaults(suiteName: "x")?.set(…)`.
  private func isOnlyWritten(_ position: Int, _ file: ParsedFile) -> Bool {
    if file.word(position) == FrameworkNames.userDefaults, file.word(position - 1) == ".",
      file.word(position - 2) != FrameworkNames.foundation, hasOwnDefaults
    {
      return true
    }
    var (next, depth, last) = (position + 1, 0, "")
    while next < file.stream.tokens.count {
      let word = file.word(next)
      switch word {
      case "(":
        if depth == 0, FrameworkNames.setsDefaults(last) {
          return setsByKey(last, next, file)
        }
        depth += 1
      case ")": depth -= 1
      case "{", "}", ";": return false
      case ".", "?", "!": break
      default:
        if depth == 0 {
          guard file.word(next - 1) == "." else { return false }
          last = word
        }
      }
      if depth < 0 { return false }
      next += 1
    }
    return false
  }

  /// `Keys.UserDefaults.theme` of a type of the project; no member has that name.
  private var hasOwnDefaults: Bool {
    let name = FrameworkNames.userDefaults
    return index.owners.types[name] == nil && index.types.types.contains { $0.name == name }
      && !index.files.contains { $0.outline.typealiases.contains { $0.name == name } }
  }

  /// Whether the arguments are those of the system's function, which gives nothing, and of no
  /// other: `set(20, ifMissing: "size")` may be one that asks first.
  private func setsByKey(_ name: String, _ start: Int, _ file: ParsedFile) -> Bool {
    guard file.stream.partners[start] > 0,
      !index.externalMembers(name).contains(where: { member in
        member.kind == .function && index.function(member).parameters.contains {
          $0.label == FrameworkNames.forKeyLabel
        }
      })
    else { return false }
    var labels: [String] = []
    var position = start + 1
    while position < file.stream.partners[start] {
      if [",", "("].contains(file.word(position - 1)), file.word(position + 1) == ":" {
        labels.append(file.word(position))
      }
      position = max(position, Int(file.stream.partners[position])) + 1
    }
    return labels == [FrameworkNames.forKeyLabel]
  }

  private func members(thatGive node: CodeNode) -> [MemberID] {
    node.owner.map { index.ownMembers(node.name, of: $0) }
      ?? index.globalMembers(node.name) + index.externalMembers(node.name)
  }

  private func getters(of member: MemberID) -> [TokenSpan] {
    member.kind == .variable
      ? index.variable(member).accessors.filter { $0.kind == .get || $0.kind == .other }
        .compactMap(\.body)
      : [index.function(member).body].compactMap { $0 }
  }

  /// `Date()`, `Date.now`
  private func asksClock(_ position: Int, _ file: ParsedFile) -> Bool {
    guard file.word(position) == FrameworkNames.date else { return false }
    let next = [file.word(position + 1), file.word(position + 2)]
    return next == ["(", ")"] || next == [".", FrameworkNames.now]
  }

  /// `private let defaults = UserDefaults(suiteName: "…")`, `let progress = Progress()`.
  private func keepsStore(_ name: String, _ owner: TypeID) -> Bool {
    keeps(name, owner) {
      FrameworkNames.outsideStores.contains($0) || FrameworkNames.changingObjects.contains($0)
    }
  }

  private func keepsObjectOfOthers(_ name: String, _ owner: TypeID) -> Bool {
    index.ownMembers(name, of: owner).contains { member in
      guard member.kind == .variable, !index.variable(member).isComputed,
        case .external(let type, _)? = index.resolvedType(of: member)?.unwrapped
      else { return false }
      return FrameworkNames.isCalledLikeObject(type)
    }
  }

  /// Whether a property is set up with a name that matters.
  func keeps(_ name: String, _ owner: TypeID, _ matters: (String) -> Bool) -> Bool {
    index.ownMembers(name, of: owner).contains { member in
      guard member.kind == .variable else { return false }
      let (variable, file) = (index.variable(member), index.files[member.place.file])
      return !variable.isComputed
        && [variable.typeRange, variable.initialValueRange].compactMap { $0 }.contains {
          file.names(usedIn: $0).contains(where: matters)
        }
    }
  }

  private func asksSystem(_ body: TokenSpan, in file: FileIndex, of owner: TypeID?) -> Bool {
    let (stream, source) = (index.files[file].stream, index.files[file].source)
    for position in body.start..<body.end where stream.tokens[position].kind == .identifier {
      let name = source.text(stream.tokens[position].range)
      if FrameworkNames.outsideStores.contains(name)
        && !isOnlyWritten(position, index.files[file])
        || FrameworkNames.systemQuestions.contains(name)
        || owner.map({ keepsStore(name, $0) }) ?? false
      {
        return true
      }
      guard position + 2 < stream.tokens.count else { continue }
      // Here: `updater.lastCheck` of an object of a package.
      if source.text(stream.tokens[position + 1].range) == ".",
        owner.map({ keepsObjectOfOthers(name, $0) }) ?? false
      {
        return true
      }
      let next = stream.tokens[position + 1...position + 2].map { source.text($0.range) }
      // Here: whoever keeps the store, `group.bool(forKey: "dark")` asks one.
      if next == ["(", FrameworkNames.forKeyLabel], FrameworkNames.defaultsGetters.contains(name) {
        return true
      }
      // Here: `subject.value` is asked of what nothing tracks.
      if next == [".", FrameworkNames.value], index.owners.subjectsWithValues.contains(name) {
        return true
      }
      if asksClock(position, index.files[file]) { return true }
    }
    return false
  }
}
