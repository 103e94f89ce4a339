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
  /// The tasks of some code: whether one may run on another actor, unlike
  /// `Task { @MainActor in … }`; and the names outside of those that state it, and which of them
  /// are called: `done()`, `done?()`.
  func tasks(
    in range: ByteRange
  ) -> (mayLeaveActor: Bool, namesAround: Set<String>, calledAround: Set<String>) {
    var (hasTask, mayLeaveActor) = (false, false)
    var (names, called): (Set<String>, Set<String>) = ([], [])
    var end = 0
    var index = firstToken(from: range.start)
    while index < stream.tokens.count - 1, stream.tokens[index].end <= range.end {
      defer { index += 1 }
      guard stream.tokens[index].kind == .identifier else { continue }
      let name = identifierText(stream.tokens[index], source.bytes)
      // Here: a task inside of one that states its actor inherits that.
      let isInside = index < end
      if name == FrameworkNames.task {
        hasTask = true
        if let close = endOfStatedTask(at: index) {
          end = max(end, close)
          continue
        }
        mayLeaveActor = mayLeaveActor || !isInside || !opensClosure(at: index + 1)
      }
      if FrameworkNames.wordsThatLeaveActors.contains(name) { mayLeaveActor = true }
      // Here: where something is declared it is not used.
      if !isInside, !FrameworkNames.declaringWords.contains(word(index - 1)) {
        names.insert(name)
        if isCalled(index) { called.insert(name) }
      }
    }
    // Here: without a task, queues and the like are as free of actors as they were.
    return hasTask && mayLeaveActor ? (true, allNames(in: range), called) : (false, names, called)
  }

  private func isCalled(_ name: Int) -> Bool {
    let next = ["?", "!"].contains(word(name + 1)) ? name + 2 : name + 1
    return word(next) == "(" || word(next) == "{"
  }

  /// The index behind a task that runs on the main actor alone: `Task { @MainActor in … }`, perhaps
  /// with captures that are only names. Its arguments and captures are read outside of it.
  private func endOfStatedTask(at start: Int) -> Int? {
    guard opensClosure(at: start + 1), word(start + 2) == "@",
      word(start + 3) == FrameworkNames.mainActor
    else { return nil }
    var index = start + 4
    if word(index) == "[" {
      let close = partner(of: index)
      for position in index..<close where ["(", "=", "{"].contains(word(position)) { return nil }
      index = close + 1
    }
    return word(index) == "in" ? partner(of: start + 1) + 1 : nil
  }

  private func opensClosure(at index: Int) -> Bool { word(index) == "{" }

  private func partner(of index: Int) -> Int { max(index, Int(stream.partners[index])) }
}
