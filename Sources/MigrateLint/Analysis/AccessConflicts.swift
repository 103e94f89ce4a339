/// A stored property that is used while it is being changed in place. Storage allows one access at
/// a time while it is changed, so the program stops there (H052).
public struct AccessConflict: Sendable {
  public var model: TypeID
  public var property: MemberID
  /// What uses it, the property itself or a member that leads to it, and where.
  public var user: String
  public var use: Place
  /// The property's name where the change begins.
  public var change: Place
  public var unit: CodeUnit
}

extension Plan {
  /// Every such place, for models of the old world and of the new one.
  public var accessConflicts: [AccessConflict] {
    AccessConflictFinder(index: index, facts: facts, drawn: drawn).conflicts()
  }
}

/// Finds such places. While a property is `@Published`, a change works on a copy; the conflict
/// comes with the migration.
struct AccessConflictFinder {
  let index: ProjectIndex
  let facts: ProjectFacts
  let drawn: DrawnReads

  func conflicts() -> [AccessConflict] {
    let changes = facts.files.flatMap(\.changes)
    guard !changes.isEmpty else { return [] }
    let writers = self.writers
    return changes.compactMap { fact in
      guard
        let member = index.ownMembers(fact.property, of: fact.model).first(where: {
          $0.kind == .variable
        }), isChangedInPlace(member),
        let use = fact.uses.first(where: {
          let reached = drawn.reach($0.member, of: fact.model)
          return reached.contains(fact.property)
            || !reached.isDisjoint(with: writers[PropertyKey(fact.model, fact.property)] ?? [])
        })
      else { return nil }
      return AccessConflict(
        model: fact.model, property: member, user: use.member, use: use.place,
        change: fact.place, unit: fact.unit)
    }
  }

  /// Properties that are changed by code of the project which leads back to them: a closure that
  /// the value keeps, an object that it knows.
  /// Only those that matter are looked for, as it takes following code through the whole project.
  func possibleConflicts(
    in graph: CodeGraph, where matters: (MemberID, TypeID) -> Bool
  ) -> [(property: MemberID, model: TypeID, change: Place)] {
    func changed(_ property: String, of model: TypeID) -> MemberID? {
      guard index.isOldModel(model) else { return nil }
      return index.ownMembers(property, of: model).first { $0.kind == .variable }
        .flatMap { isChangedInPlace($0) && matters($0, model) ? $0 : nil }
    }
    var conflicts: [(property: MemberID, model: TypeID, change: Place)] = []
    var questions: [CodeWays.Question?] = []
    for fact in facts.files.flatMap(\.mutations) {
      guard let member = changed(fact.property, of: fact.model) else { continue }
      conflicts.append((member, fact.model, fact.place))
      let target = CodeReach.Target(owner: fact.model, name: fact.property)
      questions.append(
        fact.node.map { node in
          CodeWays.Question(
            starts: [node] + graph.variants(of: node), target: target, orEnds: true)
        })
    }
    for fact in facts.files.flatMap(\.changes) {
      guard let member = changed(fact.property, of: fact.model) else { continue }
      conflicts.append((member, fact.model, fact.place))
      questions.append(question(fact, graph))
    }
    let asked = questions.compactMap { $0 }
    let ends = asked.contains(where: \.orEnds) ? codeThatTells : []
    var answers = CodeWays.answers(asked, ends: ends, in: graph)[...]
    return zip(conflicts, questions).compactMap { conflict, question in
      question == nil || answers.removeFirst() ? conflict : nil
    }
  }

  /// What has to be asked of code that runs during a change; nil: it may use the property. What a
  /// closure itself uses is known with its object; what that calls may be about any.
  private func question(_ fact: ChangeFact, _ graph: CodeGraph) -> CodeWays.Question? {
    if fact.mayUseItself { return nil }
    let target = CodeReach.Target(owner: fact.model, name: fact.property)
    let named = graph.targets(ofAll: fact.namedEffects, index)
    if named.contains(target) || fact.effects.contains(where: { $0.mayBeAbout(target.name) }) {
      return nil
    }
    let starts = named.union(graph.targets(ofAll: fact.effects, index)).subtracting([target])
    return CodeWays.Question(
      starts: starts.map { CodeNode($0.owner, $0.name) }, target: target)
  }

  /// Properties that a function changes in place while it waits: it holds on to them meanwhile.
  func changesAcrossWaits() -> [(property: MemberID, model: TypeID, change: Place)] {
    facts.files.flatMap(\.mutations).compactMap { fact in
      guard index.isOldModel(fact.model), let node = fact.node, waits(node),
        let member = index.ownMembers(fact.property, of: fact.model).first(where: {
          $0.kind == .variable
        }), isChangedInPlace(member)
      else { return nil }
      return (member, fact.model, fact.place)
    }
  }

  private func waits(_ node: CodeNode) -> Bool {
    let members = node.owner.map { index.members(node.name, of: $0) }
      ?? index.globalMembers(node.name)
    return members.contains { $0.kind == .function && index.function($0).isAsync }
  }

  /// The code that posts a notification or sends by a subject, which runs whatever somebody has put
  /// up for it.
  private var codeThatTells: Set<CodeNode> {
    let (named, center) = (namesOfSubjects(), FrameworkNames.notificationCenter)
    let (centers, subjects) = (NameTable([center]), NameTable(named))
    let all = NameTable(named.union([center]))
    var result: Set<CodeNode> = []
    for (number, file) in index.files.enumerated()
    where file.names(all, in: ByteRange(0, file.source.bytes.count)) {
      func tells(_ body: TokenSpan) -> Bool {
        let range = file.range(of: body)
        guard file.names(all, in: range) else { return false }
        let (posts, sends) = (file.names(centers, in: range), file.names(subjects, in: range))
        let members = file.members(usedIn: body)
        return posts && members.contains(FrameworkNames.post)
          || sends && members.contains(FrameworkNames.send)
      }
      for (position, function) in file.outline.functions.enumerated()
      where function.body.map(tells) ?? false {
        let member = MemberID(kind: .function, place: DeclarationReference(number, position))
        result.insert(CodeNode(index.owner(member), function.name))
      }
      for (position, variable) in file.outline.variables.enumerated()
      where variable.accessors.compactMap(\.body).contains(where: tells) {
        let member = MemberID(kind: .variable, place: DeclarationReference(number, position))
        result.insert(CodeNode(index.owner(member), variable.name, isSetter: true))
      }
    }
    return result
  }

  private func namesOfSubjects() -> Set<String> {
    var result: Set<String> = []
    let table = NameTable(FrameworkNames.subjects)
    for file in index.files {
      for variable in file.outline.variables {
        guard let range = variable.typeRange ?? variable.initialValueRange,
          file.names(table, in: range)
        else { continue }
        result.insert(variable.name)
      }
    }
    return result
  }

  /// The members of a model that set a property of it.
  private var writers: [PropertyKey: Set<String>] {
    var result: [PropertyKey: Set<String>] = [:]
    for file in facts.files {
      for fact in file.properties
      where fact.isWrite && !fact.isInAction && fact.unit.kind != .observer {
        guard let owner = fact.unit.owner else { continue }
        result[PropertyKey(owner, fact.property), default: []].insert(fact.unit.memberName)
      }
    }
    return result
  }

  /// Whether a change of the property works on its storage, and worked on a copy before. An
  /// observer that wants to know the old value, or to be told before, makes it work on a copy, and
  /// so does a wrapper; what was never published has stopped the app already.
  private func isChangedInPlace(_ member: MemberID) -> Bool {
    let variable = index.variable(member)
    let (wrapper, _) = index.wrapper(member)
    let isTracked = wrapper == .none
      && index.owner(member).map { index.traits($0).isObservable } ?? false
    guard wrapper == .published || isTracked, !variable.hasModifier("lazy") else { return false }
    let file = index.files[member.place.file]
    return variable.accessors.allSatisfy { accessor in
      guard accessor.kind == .didSet, let body = accessor.body else { return false }
      let namesTheOldValue = file.stream.tokens[max(body.start - 1, 0)].kind == .rightParen
      let range = ByteRange(
        file.stream.tokens[body.start].start, file.stream.tokens[body.end - 1].end)
      return !namesTheOldValue && !file.names(usedIn: range).contains(FrameworkNames.oldValue)
    }
  }
}
