// What is on the main actor.
extension ProjectIndex {
  /// Names of functions, globals and types of the project that state the main actor.
  func namesOnMainActor() -> Set<String> {
    var result: Set<String> = []
    for file in files {
      let outline = file.outline
      for type in outline.types where type.attribute(FrameworkNames.mainActor) != nil {
        if type.kind != .extension { result.insert(type.name) }
      }
      for function in outline.functions where function.kind == .function {
        let isOwn = function.attributes.contains { $0.lastName == FrameworkNames.mainActor }
        if isOwn { result.insert(function.name) }
      }
      for variable in outline.variables where variable.owner == nil {
        if variable.attribute(FrameworkNames.mainActor) != nil { result.insert(variable.name) }
      }
    }
    return result
  }

  /// Whether a class, or one that it inherits from, states the main actor.
  func isOnMainActor(_ type: TypeID) -> Bool {
    var current: TypeID? = type
    var steps = 0
    while let type = current, steps < 16 {
      if types.declaration(type).attribute(FrameworkNames.mainActor) != nil { return true }
      if let name = traits(type).externalSuperclass, FrameworkNames.isOnMainActor(name) {
        return true
      }
      if conformsOnMainActor(type) { return true }
      current = traits(type).superclass
      steps += 1
    }
    return false
  }

  /// A conformance in the declaration itself to a protocol of Apple's that is on the main actor
  /// takes the type there (SE-0316).
  private func conformsOnMainActor(_ type: TypeID) -> Bool {
    types.declaration(type).inheritance.contains { inherited in
      inherited.type.lastName.map {
        FrameworkNames.protocolsOnMainActor.contains($0)
          && traits(type).externalSupertypes.contains($0)
      } ?? false
    }
  }

  /// Whether a `deinit` runs on its class's actor, where it may use what is tracked.
  func isIsolatedDeinitializer(_ member: MemberID?) -> Bool {
    guard let member, member.kind == .function else { return false }
    return function(member).hasModifier(FrameworkNames.isolated)
      || function(member).attributes.contains { $0.lastName == FrameworkNames.mainActor }
  }
}

// Tasks, and the actor that they state.
extension ParsedFile {
  /// The tasks of some code: whether one states no actor, unlike `Task { @MainActor in … }` and
  /// what does nothing but `await MainActor.run { … }`; and the names outside of those that do.
  func tasks(in range: ByteRange) -> (mayLeaveActor: Bool, namesAround: Set<String>) {
    var mayLeaveActor = false
    var names: Set<String> = []
    var index = firstToken(from: range.start)
    while index < stream.tokens.count - 1, stream.tokens[index].end <= range.end {
      defer { index += 1 }
      guard stream.tokens[index].kind == .identifier else { continue }
      let name = identifierText(stream.tokens[index], source.bytes)
      if name == FrameworkNames.task {
        if let end = endOfStatedTask(at: index) { index = end - 1 } else { mayLeaveActor = true }
      }
      names.insert(name)
    }
    return (mayLeaveActor, names)
  }

  /// The index behind a task that runs on the main actor alone, or behind a type that is only
  /// written, as in `var task: Task<Void, Never>?`; nil where neither stands here.
  private func endOfStatedTask(at start: Int) -> Int? {
    var index = start + 1
    if word(index) == ".", word(index + 1) == FrameworkNames.detached { index += 2 }
    if word(index) == "<" {
      index = endOfArguments(at: index)
      switch kind(index) {
      case .leftBrace, .leftParen, .period: break
      default: return index
      }
    }
    if kind(index) == .leftParen { index = partner(of: index) + 1 }
    guard kind(index) == .leftBrace, case let close = partner(of: index), close > index else {
      return nil
    }
    // Here: a task inside of it has its actor.
    return statesMainActor(at: index + 1) || onlyRunsOnMainActor(from: index + 1, to: close)
      ? close + 1 : nil
  }

  /// `@MainActor`, perhaps behind other attributes.
  private func statesMainActor(at start: Int) -> Bool {
    var index = start
    while kind(index) == .at {
      if word(index + 1) == FrameworkNames.mainActor { return true }
      index += 2
    }
    return false
  }

  /// `[captures] in await MainActor.run { … }`, and nothing else.
  private func onlyRunsOnMainActor(from start: Int, to close: Int) -> Bool {
    var index = start
    if kind(index) == .leftBracket {
      index = partner(of: index) + 1
      guard word(index) == "in" else { return false }
      index += 1
    }
    if word(index) == "try" { index += 1 }
    guard word(index) == "await", word(index + 1) == FrameworkNames.mainActor,
      word(index + 2) == ".", word(index + 3) == FrameworkNames.run
    else { return false }
    index += 4
    if kind(index) == .leftParen { index = partner(of: index) + 1 }
    if kind(index) == .leftBrace, index < close { index = partner(of: index) + 1 }
    return index == close
  }

  /// The index behind the `>` of generic arguments.
  private func endOfArguments(at start: Int) -> Int {
    var depth = 0
    for index in start..<min(start + 64, stream.tokens.count - 1)
    where kind(index) == .operatorSymbol && word(index) != "->" {
      for byte in word(index).utf8 {
        if byte == UInt8(ascii: "<") { depth += 1 }
        if byte == UInt8(ascii: ">") { depth -= 1 }
      }
      if depth <= 0 { return index + 1 }
    }
    return start
  }

  private func kind(_ index: Int) -> TokenKind {
    index < stream.tokens.count ? stream.tokens[index].kind : .endOfFile
  }

  private func word(_ index: Int) -> String {
    index < stream.tokens.count ? source.text(stream.tokens[index].range) : ""
  }

  private func partner(of index: Int) -> Int { max(index, Int(stream.partners[index])) }
}
