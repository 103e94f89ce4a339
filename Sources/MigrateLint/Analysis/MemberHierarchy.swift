/// Which declarations a member of a type may stand for.
struct MemberHierarchy {
  private let index: ProjectIndex
  private var direct: [TypeID: [TypeID]] = [:]
  private var allSubtypes: [TypeID: [TypeID]] = [:]
  private var known: [PropertyKey: [TypeID]] = [:]
  private var knownCandidates: [UseByName: Candidates] = [:]
  private var openByProject: [UseByName: OpenByProject] = [:]
  /// The projects that a project's files may see types of, at least of some files.
  private var neighbours: [Int: [Int]] = [:]
  private var usableOwners: [String: UsableOwners] = [:]
  private var order: ModuleOrder
  private var askedFromElsewhere: [TypeID: Set<String>?] = [:]

  init(_ index: ProjectIndex) {
    self.index = index
    order = ModuleOrder(index)
    for entity in index.types.types {
      for parent in Set(index.traits(entity.id).supertypes) {
        direct[parent, default: []].append(entity.id)
      }
    }
  }

  /// The types whose declaration of a member may be meant: the one that declares it, what
  /// overrides or implements it, and what it overrides.
  mutating func declarers(of key: PropertyKey) -> [TypeID] {
    if let found = known[key] { return found }
    let result = Self.declarers(of: key, below: subtypes(of: key.owner), index)
    known[key] = result
    return result
  }

  /// The same, for many threads: what was asked before is known, and nothing new is kept.
  func knownDeclarers(of key: PropertyKey) -> [TypeID] {
    known[key]
      ?? Self.declarers(
        of: key, below: allSubtypes[key.owner] ?? Self.types(below: key.owner, direct), index)
  }

  // These two know nothing of `self`: whoever keeps what they give must hold its tables alone, as
  // they would be copied otherwise.
  private static func declarers(
    of key: PropertyKey, below subtypes: [TypeID], _ index: ProjectIndex
  ) -> [TypeID] {
    var found: Set<TypeID> = []
    let isProtocol = index[key.owner].kind == .protocol
    addDeclarers(of: key.name, in: key.owner, index, to: &found)
    for type in subtypes {
      if isProtocol || !index.ownMembers(key.name, of: type).isEmpty {
        addDeclarers(of: key.name, in: type, index, to: &found)
      }
    }
    return found.sorted()
  }

  private static func types(below type: TypeID, _ direct: [TypeID: [TypeID]]) -> [TypeID] {
    var seen: Set<TypeID> = []
    var open = direct[type] ?? []
    while let next = open.popLast() {
      if seen.insert(next).inserted { open += direct[next] ?? [] }
    }
    return seen.sorted()
  }

  /// Whose declarations of a member may be meant; of an initialiser those above as well, which it
  /// runs.
  mutating func owners(of key: PropertyKey) -> [TypeID] {
    key.name == FrameworkNames.initializer ? superclasses(of: key.owner) : declarers(of: key)
  }

  /// The same, for many threads.
  func knownOwners(of key: PropertyKey) -> [TypeID] {
    key.name == FrameworkNames.initializer ? superclasses(of: key.owner) : knownDeclarers(of: key)
  }

  private static func addDeclarers(
    of name: String, in type: TypeID, _ index: ProjectIndex, to found: inout Set<TypeID>
  ) {
    for member in index.members(name, of: type) {
      guard let owner = index.owner(member), found.insert(owner).inserted else { continue }
      if overrides(member, index), let parent = index.traits(owner).superclass {
        addDeclarers(of: name, in: parent, index, to: &found)
      }
    }
  }

  private static func overrides(_ member: MemberID, _ index: ProjectIndex) -> Bool {
    member.kind == .variable
      ? index.variable(member).hasModifier("override")
      : index.function(member).hasModifier("override")
  }

  /// The types below a type, at any distance.
  mutating func subtypes(of type: TypeID) -> [TypeID] {
    if let found = allSubtypes[type] { return found }
    let result = Self.types(below: type, direct)
    allSubtypes[type] = result
    return result
  }

  /// The code behind a member when it is read; of `super.member`, which no override stands for.
  mutating func nodes(of key: PropertyKey, isOfSuper: Bool = false) -> [CodeNode] {
    let isAbove = isOfSuper && key.name != FrameworkNames.initializer
    return (isAbove ? declarersAbove(key) : owners(of: key)).map { CodeNode($0, key.name) }
  }

  /// Those that `super.member` may mean, where a key is about the superclass.
  func declarersAbove(_ key: PropertyKey) -> [TypeID] {
    Set(index.members(key.name, of: key.owner).compactMap { index.owner($0) }).sorted()
  }

  /// A type with its superclasses.
  func superclasses(of type: TypeID) -> [TypeID] { [type] + index.superclasses(of: type) }

  /// Whether two types may be one instance's.
  func areRelated(_ a: TypeID, _ b: TypeID) -> Bool {
    a == b || index.isSubtype(a, of: b) || index.isSubtype(b, of: a)
  }

  /// The members of a type that code of others may use without naming them.
  func implicitMembers(of type: TypeID) -> [String] {
    let protocols = superclasses(of: type).flatMap { index.externalProtocols(of: $0) }
    var names = protocols.flatMap { FrameworkNames.implicitMembersOfProtocols[$0] ?? [] }
    // Here: what a protocol that is not known asks for may be any of them.
    if index[type].kind != .class, !index.traits(type).protocolsOfOthers.isEmpty {
      names += index.allMembers(of: type).keys
    }
    return Set(names).filter { !index.members($0, of: type).isEmpty }.sorted()
  }

  // MARK: By name

  /// The types that something of an unknown type may be, if it has such a member. It is neither a
  /// view, which is drawn and not used, nor a part of the platform such as a view controller, and
  /// the code at the place can name the member, or is handed the value as something that it knows.
  ///
  /// These are the same at every place, but for what is out of sight; `hiddenCandidates` are beside
  /// them.
  mutating func openCandidates(
    _ name: String, _ labels: [String?]?, _ roles: EffectFact.Roles, from file: FileIndex
  ) -> [TypeID] {
    let use = UseByName(name, labels, roles)
    let open = candidates(use).open
    let types = near(file, open, use) ?? open
    var found: [TypeID] = []
    for type in types where !isOutOfSight(type, name, from: file) { found.append(type) }
    return found
  }

  /// Those that may be in sight of a file's project, where there are many projects that have some.
  private mutating func near(
    _ file: FileIndex, _ open: [TypeID], _ use: UseByName
  ) -> [TypeID]? {
    let folders = index.types.projectFolders
    guard open.count > Self.few, let number = folders.number(of: file),
      use.name != FrameworkNames.initializer, !FrameworkNames.isOperator(use.name)
    else { return nil }
    if openByProject[use] == nil {
      var found = OpenByProject()
      for type in open {
        let project = folders.number(of: index[type].declaration.file)
        if let project, !isNamedAnywhere(type, use.name) {
          found.types[project, default: []].append(type)
        } else {
          found.anywhere.append(type)
        }
      }
      openByProject[use] = found
    }
    guard let found = openByProject[use], found.types.count > 1 else { return nil }
    if neighbours[number] == nil { neighbours[number] = folders.neighbours(of: number) }
    let near = (neighbours[number] ?? []).compactMap { found.types[$0] }
    return near.isEmpty ? found.anywhere : (near.joined() + found.anywhere).sorted()
  }

  /// As many are asked one by one.
  private static let few = 16

  private struct OpenByProject {
    /// Of no project, or such that code of any may use the member.
    var anywhere: [TypeID] = []
    var types: [Int: [TypeID]] = [:]
  }

  /// The types whose member only code of their own file can name, and that of the place does.
  mutating func hiddenCandidates(
    _ name: String, _ labels: [String?]?, _ roles: EffectFact.Roles, from place: Place
  ) -> [TypeID] {
    let hidden = candidates(UseByName(name, labels, roles)).hidden[place.file] ?? []
    return hidden.filter { candidate in
      candidate.members.contains { index.isVisible($0, at: place) }
    }.map(\.type)
  }

  /// Whether a type builds on the target of a file, or is of another project of Xcode, and nothing
  /// that the file knows can have its member.
  private mutating func isOutOfSight(
    _ type: TypeID, _ name: String, from file: FileIndex
  ) -> Bool {
    // Here: protocols ask for initialisers and operators of types that their users choose.
    guard name != FrameworkNames.initializer, !FrameworkNames.isOperator(name),
      order.foundation(file).map({ order.isBuilt(type, upon: $0) }) ?? false
        || index.types.projectFolders.areOfTwoProjects(file, index[type].declaration.file)
    else { return false }
    return !isNamedAnywhere(type, name)
  }

  /// Whether code that does not know a type may use its member.
  private mutating func isNamedAnywhere(_ type: TypeID, _ name: String) -> Bool {
    if index.ownMembers(name, of: type).contains(where: index.isObjectiveC) { return true }
    if askedFromElsewhere[type] == nil {
      let subtypes = subtypes(of: type)
      askedFromElsewhere[type] = .some(index.namesAskedFromElsewhere(type, subtypes: subtypes))
    }
    return askedFromElsewhere[type].flatMap { $0 }?.contains(name) ?? true
  }

  /// What files see that have the same one.
  struct Sight: Hashable {
    fileprivate var target: String?
    fileprivate var project: Int?
  }

  func sight(of file: FileIndex) -> Sight {
    Sight(
      target: order.foundation(file), project: index.types.projectFolders.number(of: file))
  }

  private mutating func candidates(_ use: UseByName) -> Candidates {
    // Here: the same few names are used everywhere, and common ones have many owners.
    if let found = knownCandidates[use] { return found }
    var found = Candidates()
    for type in owners(of: use.name).having(use.labels) {
      let fitting = index.ownMembers(use.name, of: type).filter { fits($0, use.labels, use.roles) }
      guard !fitting.isEmpty else { continue }
      guard fitting.allSatisfy(index.isKeptToItsFile) else {
        found.open.append(type)
        continue
      }
      for (file, members) in Dictionary(grouping: fitting, by: \.place.file) {
        found.hidden[file, default: []].append((type, members))
      }
    }
    knownCandidates[use] = found
    return found
  }

  private mutating func owners(of name: String) -> UsableOwners {
    if let found = usableOwners[name] { return found }
    var result = UsableOwners()
    for type in index.owners.types[name] ?? []
    where !index.traits(type).isViewLike && (index.isModel(type) || !isOfPlatform(type)) {
      result.all.append(type)
      let members = index.ownMembers(name, of: type)
      if members.contains(where: { $0.kind == .variable }) { result.withVariable.append(type) }
      let functions = members.filter { $0.kind == .function }.map { index.function($0) }
      for label in Set(functions.flatMap(\.parameters).compactMap(\.label)) {
        result.byLabel[label, default: []].append(type)
      }
    }
    usableOwners[name] = result
    return result
  }

  /// Of the types that declare a member of a name, those that a value of unknown type may have.
  private struct UsableOwners {
    var all: [TypeID] = []
    var withVariable: [TypeID] = []
    /// Those with a function that has a parameter of that label.
    var byLabel: [String: [TypeID]] = [:]

    /// Those that a call with labels may be about; initialisers of all types have one name, and
    /// only some have the rarest label.
    func having(_ labels: [String?]?) -> [TypeID] {
      let found = (labels ?? []).compactMap { $0 }.map { byLabel[$0] ?? [] }
      guard let fewest = found.min(by: { $0.count < $1.count }) else { return all }
      return withVariable.isEmpty ? fewest : Set(fewest + withVariable).sorted()
    }
  }

  /// Types with members that fit.
  private struct Candidates {
    var open: [TypeID] = []
    /// Those that have none but what only their own file can name, by that file.
    var hidden: [FileIndex: [(type: TypeID, members: [MemberID])]] = [:]
  }

  /// What decides whether a member fits.
  private struct UseByName: Hashable {
    var name: String
    var labels: [String?]?
    var roles: EffectFact.Roles

    init(_ name: String, _ labels: [String?]?, _ roles: EffectFact.Roles) {
      (self.name, self.labels) = (name, labels)
      self.roles = roles.intersection([.write, .call, .ofType])
    }
  }

  private func fits(_ member: MemberID, _ labels: [String?]?, _ roles: EffectFact.Roles) -> Bool {
    if member.kind == .function {
      let function = index.function(member)
      guard !roles.contains(.write), roles.contains(.ofType) == function.isStatic
        || FrameworkNames.isOperator(function.name)
      else { return false }
      // Here: one that gives nothing is an action where it is only named.
      return labels.map { CallArguments.rest(of: function.parameters, without: $0) != nil }
        ?? (function.returnType != nil || function.kind == .initializer)
    }
    let variable = index.variable(member)
    return roles.contains(.ofType) == variable.isStatic
      && (!roles.contains(.call) || mayBeCalled(variable, member))
  }

  private func isOfPlatform(_ type: TypeID) -> Bool {
    superclasses(of: type).contains { type in
      let traits = index.traits(type)
      return traits.externalSuperclass.map { FrameworkNames.isOnMainActor($0) } ?? false
        || traits.externalSupertypes.contains { FrameworkNames.isDelegateOfPlatform($0) }
    }
  }

  /// Whether a property may hold something that can be called.
  private func mayBeCalled(_ variable: VariableDeclaration, _ member: MemberID) -> Bool {
    guard let type = variable.type else { return true }
    switch index.types.resolve(type, in: index.scope(member)).unwrapped {
    case .external(_, let arguments): return !arguments.isEmpty
    case .array, .dictionary, .tuple, .metatype: return false
    case .nominal(let id, _):
      return !index.members(FrameworkNames.callAsFunction, of: id).isEmpty
    default: return true
    }
  }

  /// Whether all functions of that name have no result.
  func givesNothing(_ name: String, _ owner: TypeID) -> Bool {
    index.ownMembers(name, of: owner).allSatisfy {
      $0.kind == .function && index.function($0).returnType == nil
    }
  }
}
