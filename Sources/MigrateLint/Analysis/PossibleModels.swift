/// Which models a value of unknown type may be: all but those that it certainly is not.
struct PossibleModels {
  private let index: ProjectIndex
  private let facts: ProjectFacts
  private var absences: [Absence: Bool] = [:]
  private var chains: [Chain: Bool] = [:]
  private var names: [String: Bool] = [:]
  private var tellers: [Set<String>: [String]] = [:]
  private var answers: [Asked: [TypeID]] = [:]
  private let classes: Classes
  /// Found out once somebody asks.
  private var folders: Set<String>?
  private var typesOfOthers: TypesOfOthers?
  private var imports: ImportGraph?
  private var imported: [AskedByModule: [TypeID]] = [:]

  init(_ index: ProjectIndex, _ facts: ProjectFacts) {
    self.index = index
    self.facts = facts
    classes = Classes(index)
  }

  /// What is asked of all types, found out once.
  private struct Classes {
    /// Those that have an `objectWillChange`, or publishers of properties.
    var publishing: [TypeID] = []
    var byName: [String: [TypeID]] = [:]
    var isAnyDynamic = false

    init(_ index: ProjectIndex) {
      for entity in index.types.types {
        byName[entity.name, default: []].append(entity.id)
        isAnyDynamic = isAnyDynamic || index.isDynamic(entity.id)
        if entity.kind == .class, Classes.publishes(entity.id, index) {
          publishing.append(entity.id)
        }
      }
    }

    private static func publishes(_ type: TypeID, _ index: ProjectIndex) -> Bool {
      index.isObservableObjectClass(type) || index.traits(type).fixedSuperclass != nil
        || index.allMembers(of: type).values.joined().contains {
          $0.kind == .variable && index.isPublished($0)
        }
    }
  }

  private struct Absence: Hashable {
    var model: TypeID
    var member: String
  }

  private struct Chain: Hashable {
    var path: [String]
    var file: FileIndex
  }

  /// A question about all models at once, of a value that is the same wherever it is written.
  private struct Asked: Hashable {
    var question: BlockerFinder.OpenQuestion
    var value: UntoldValue
    var file: FileIndex
  }

  private struct AskedByModule: Hashable {
    var question: BlockerFinder.OpenQuestion
    var module: String
  }

  /// Those of the models that a question is about which a value may be.
  mutating func among(
    _ models: [TypeID], _ question: BlockerFinder.OpenQuestion, _ value: UntoldValue,
    at place: Place
  ) -> [TypeID] {
    // Here: thousands of places may ask about thousands of models.
    if value == .nothing {
      return importable(models, question, place.file).filter { !isHidden($0, from: place.file) }
    }
    guard value.local == nil else { return models.filter { mayBe($0, value, at: place) } }
    let asked = Asked(question: question, value: value, file: place.file)
    if let known = answers[asked] { return known }
    let result = models.filter { mayBe($0, value, at: place) }
    answers[asked] = result
    return result
  }

  /// Those of the models that a question is about whose values may reach a file.
  private mutating func importable(
    _ models: [TypeID], _ question: BlockerFinder.OpenQuestion, _ file: FileIndex
  ) -> [TypeID] {
    guard index.isWhole, index.types.packageModules.contains(index.types.module(of: file)) else {
      return models
    }
    let asked = AskedByModule(question: question, module: index.types.module(of: file))
    if let known = imported[asked] { return known }
    let result = models.filter { isImported(index[$0].module, from: file) }
    imported[asked] = result
    return result
  }

  /// Whether a value that code uses at a place may be a model.
  mutating func mayBe(_ model: TypeID, _ value: UntoldValue, at place: Place) -> Bool {
    guard index.isWhole else { return true }
    guard !value.isNowhere, !isHidden(model, from: place.file) else { return false }
    let file = value.file ?? place.file
    if index.isKnownToObjectiveC(model) {
      // Here: Objective-C knows the classes of its own module, and those of modules below it.
      return !isOfOthers(value.path, file) || !modulesSeen(by: file).contains(value.path[0])
        || isFolder(value.path[0])
    }
    return !isOfOthers(value.path, file) && !lacksWhatIsUsed(model, value, place)
      && !(isOfOthers(value.typeName) && !mayHaveHeirs(model)) && isSeen(model, from: place.file)
  }

  /// Whether a type is one that others declare, by itself.
  private mutating func isOfOthers(_ name: String?) -> Bool {
    guard let name, isOfOthers(.external(name, [])),
      !FrameworkNames.associatedNames.contains(name)
    else { return false }
    let types = typesOfOthers ?? TypesOfOthers(index, facts)
    typesOfOthers = types
    return types.isPlain(name)
  }

  /// Whether a class elsewhere may inherit from a model.
  private func mayHaveHeirs(_ model: TypeID) -> Bool {
    index.types.declaration(model).hasModifier("open")
  }

  /// Whether code of a file can name a model: a target of a package, and a project of Xcode, sees
  /// what another one makes public, and a target of a package only what it imports.
  private mutating func isSeen(_ model: TypeID, from file: FileIndex) -> Bool {
    let declaring = index[model].declaration.file
    let declaration = index.types.declaration(model)
    guard isImported(index.types.module(of: declaring), from: file) else { return false }
    if declaration.hasModifier("open") || index.isPublic(declaration, in: declaring) { return true }
    if index.types.projectFolders.areApart(file, declaring) { return false }
    let modules = [index.types.module(of: file), index.types.module(of: declaring)]
    let isTest = index.isTest(file) || importsForTests(file)
    if !isTest, index.types.projectFolders.membership.areApart(file, declaring) { return false }
    guard modules[0] != modules[1], !isTest else { return true }
    let isOfPackage = modules.map(index.types.packageModules.contains)
    // Here: folders of one package that its manifest does not name may be parts of one target.
    let areTargets = modules[0].prefix { $0 != ":" } == modules[1].prefix { $0 != ":" }
      ? isOfPackage == [true, true] : isOfPackage.contains(true)
    return !areTargets || index.isOfPackage(declaration, in: declaring)
  }

  /// Whether values of a target's types may reach a file of another target, at any distance.
  private mutating func isImported(_ module: String, from file: FileIndex) -> Bool {
    let own = index.types.module(of: file)
    guard own != module, index.types.packageModules.isSuperset(of: [own, module]) else {
      return true
    }
    let graph = imports ?? ImportGraph(index.types)
    imports = graph
    return graph.reaches(module, from: own)
  }

  /// Whether only another file can name a model, so that nothing here is one that has its type.
  private func isHidden(_ model: TypeID, from file: FileIndex) -> Bool {
    let place = index[model].declaration
    guard place.file != file else { return false }
    let types = index.files[place.file].outline.types
    var current: OutlineIndex? = place.index
    while let position = current {
      if types[position].isHidden { return true }
      let statesMore = types[position].modifiers.contains {
        $0.detail == nil && FrameworkNames.accessModifiers.contains($0.name)
      }
      current = types[position].parent
      // Here: a private extension says what those are in it that say nothing themselves.
      if statesMore, let outer = current, types[outer].kind == .extension {
        current = types[outer].parent
      }
    }
    return false
  }

  private func importsForTests(_ file: FileIndex) -> Bool {
    index.files[file].outline.imports.contains(where: \.isTestable)
  }

  // MARK: What others declare

  /// Whether `Kit.shared.store` is a value that a module from elsewhere keeps: it cannot know the
  /// project's types.
  ///
  /// `Kit` is a module that the file sees, or may come from one that it sees; nothing in the
  /// project declares something of that name or adds to it; and nothing that the project adds to
  /// types of others or to no type, under the names behind it, may hold a model.
  private mutating func isOfOthers(_ path: [String], _ file: FileIndex) -> Bool {
    guard path.count > 1, PossibleModels.isCapital(path[0]) else { return false }
    let chain = Chain(path: path, file: file)
    if let known = chains[chain] { return known }
    // Here: what a program will write later needs no import.
    let result = modulesSeen(by: file).contains { !FrameworkNames.everywhere.contains($0) }
      && path.dropFirst().allSatisfy { isAddedNowhere($0) } && isOnlyRead(path[0])
    chains[chain] = result
    return result
  }

  /// The modules of others that a file sees.
  private func modulesSeen(by file: FileIndex) -> Set<String> {
    index.types.exportedModules.union(index.files[file].outline.imports.lazy.map(\.module))
      .subtracting(index.types.moduleNames)
  }

  /// Whether a module of that name may be the project's own.
  private mutating func isFolder(_ name: String) -> Bool {
    let known = folders ?? Set(
      index.files.flatMap { $0.source.path.split(separator: "/").dropLast().map(String.init) })
    folders = known
    return known.contains(name)
  }

  private mutating func isOnlyRead(_ name: String) -> Bool {
    if let known = names[name] { return known }
    let table = NameTable([name])
    let result = index.files.allSatisfy { $0.onlyReads(table) }
    names[name] = result
    return result
  }

  private func isAddedNowhere(_ name: String) -> Bool {
    guard !PossibleModels.isCapital(name),
      !index.externalMembers(FrameworkNames.subscriptName).contains(where: {
        $0.kind == .function
          && index.function($0).parameters.first?.label == FrameworkNames.dynamicMemberLabel
      })
    else { return false }
    let ofProtocols = (index.owners.types[name] ?? []).filter { index[$0].kind == .protocol }
      .flatMap { index.ownMembers(name, of: $0) }
    let added = index.globalMembers(name) + index.externalMembers(name) + ofProtocols
    return added.filter { $0.kind == .variable }.allSatisfy { member in
      let reader = BodyReader(index: index, file: member.place.file)
      return isOfOthers(reader.type(of: member))
    }
  }

  /// A type that others declare, and that is no name for one of the project's.
  private func isOfOthers(_ type: ResolvedType) -> Bool {
    switch type {
    case .optional(let inner): isOfOthers(inner)
    case .external(let name, let arguments):
      arguments.isEmpty && name != FrameworkNames.observableObject
        && !index.owners.associatedTypes.contains(name)
        && !FrameworkNames.isParameterOfType(name)
    default: false
    }
  }

  private static func isCapital(_ name: String) -> Bool {
    name.utf8.first.map { (0x41...0x5A).contains($0) } ?? false
  }

  // MARK: What a local or a property has

  /// Whether code that is compiled together with a place names a member of the same value that the
  /// model does not have, and another model has.
  private mutating func lacksWhatIsUsed(
    _ model: TypeID, _ value: UntoldValue, _ place: Place
  ) -> Bool {
    let file = index.files[place.file]
    let named: [LocalMember]
    if let local = value.local {
      named = facts.files[place.file].localMembers[local.id].filter {
        $0.unwrappings == local.unwrappings
      }
    } else if let property = value.property {
      named = (facts.files[place.file].propertyMembers[property.member] ?? []).filter {
        $0.unwrappings == property.unwrappings
      }
    } else {
      return false
    }
    let used = named.filter {
      PossibleModels.isTelling($0.name) && file.isThere($0.offset, whenever: place.range.start)
    }
    let lacking = Set(used.map(\.name)).filter { lacks(model, $0) }
    guard !lacking.isEmpty, !classes.isAnyDynamic else { return false }
    // Here: the members are those of an object that the project knows, and not of something by
    // others that passes on what it wraps.
    return classesHaving(lacking).contains { $0 != index[model].name }
  }

  /// The names of the classes that publish and have all of some members.
  private mutating func classesHaving(_ members: Set<String>) -> [String] {
    if let known = tellers[members] { return known }
    let result = classes.publishing.filter { type in
      members.allSatisfy { !index.members($0, of: type).isEmpty }
    }.map { index[$0].name }
    tellers[members] = Array(Set(result))
    return result
  }

  private static func isTelling(_ name: String) -> Bool {
    guard let first = name.utf8.first, (0x61...0x7A).contains(first) else { return false }
    return ![FrameworkNames.objectWillChange, FrameworkNames.initializer, "self"].contains(name)
  }

  private mutating func lacks(_ model: TypeID, _ member: String) -> Bool {
    let key = Absence(model: model, member: member)
    if let known = absences[key] { return known }
    // Here: one of several types of a name may stand for the others, and what inherits from a model
    // is one.
    let result = (classes.byName[index[model].name] ?? [model])
      .flatMap { [$0] + index.subclasses(of: $0) }
      .allSatisfy { index.certainlyLacks(member, $0) }
    absences[key] = result
    return result
  }
}
