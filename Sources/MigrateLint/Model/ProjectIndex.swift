/// A property, method, initialiser or global: a place in a file's outline.
public struct MemberID: Hashable, Comparable, Sendable {
  public enum Kind: UInt8, Comparable, Sendable {
    case variable, function
    public static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  public let kind: Kind
  public let place: DeclarationReference

  public static func < (a: MemberID, b: MemberID) -> Bool {
    (a.place, a.kind) < (b.place, b.kind)
  }
}

/// The frozen declarations of a project: types, their traits and their members.
public struct ProjectIndex: Sendable {
  public let types: TypeIndex
  public let traits: [TypeTraits]
  private let ancestry: TypeAncestry
  /// What takes nothing but an `ObservableObject`.
  @Shared public private(set) var constrained: ConstrainedDeclarations
  /// The associated types that must be an `ObservableObject`.
  @Shared public private(set) var associated = AssociatedModels()
  @Shared private var names: MemberNames
  /// For each protocol that requires an `ObservableObject` the classes that conform to it, through
  /// other protocols too.
  public private(set) var observableConformers: [TypeID: [TypeID]] = [:]
  @Shared private(set) var owners = MemberOwners()
  private(set) var absence = MemberAbsence()
  public var files: [ParsedFile] { types.files }
  /// Every file could be read, so that what is declared nowhere in them is not the project's.
  let isWhole: Bool

  /// The files that describe packages.
  private let manifests: [FileIndex]

  /// The types that members are written with, by file.
  private(set) var written: [WrittenTypes] = []
  /// Functions that put a view which they are given into a hosting controller.
  let hostingFunctions: Set<MemberID>
  /// Functions of views that put the view itself there.
  let hostingMethods: Set<String>

  /// `eachFile` may go through the files on several threads.
  public init(
    _ files: [ParsedFile], projects: [XcodeProject] = [],
    eachFile: (
      _ files: Range<FileIndex>, _ work: @escaping @Sendable (FileIndex) -> WrittenTypes
    ) -> [WrittenTypes] = { $0.map($1) }
  ) {
    let types = TypeIndex(files, projects: projects)
    self.types = types
    manifests = files.indices.filter { files[$0].source.path.hasSuffix(FrameworkNames.manifest) }
    isWhole = files.allSatisfy(\.showsDeclarations)
    traits = TraitsBuilder(types).traits
    ancestry = TypeAncestry(traits)
    constrained = ConstrainedDeclarations(types)
    names = MemberNames(types)
    hostingFunctions = types.findHostingFunctions()
    hostingMethods = types.findHostingMethods()
    for entity in types.types where isObservableObjectClass(entity.id) {
      for root in protocols(of: entity.id) where isObservableProtocol(root) {
        observableConformers[root, default: []].append(entity.id)
      }
    }
    owners = MemberOwners(self)
    let known = self
    written = eachFile(files.indices) { known.writtenTypes(of: $0) }
    associated = AssociatedModels(self)
    absence = MemberAbsence(self)
  }

  /// Protocols from elsewhere that a type conforms to, through the project's protocols too.
  func externalProtocols(of type: TypeID) -> [String] {
    let own = traits(type).externalSupertypes
    return own + traits(type).supertypes.filter { types[$0].kind == .protocol }
      .flatMap { [$0] + protocols(of: $0) }.flatMap { traits($0).externalSupertypes }
  }

  /// The project's protocols and superclasses of a type, at any distance.
  func supertypes(of type: TypeID) -> Set<TypeID> { ancestry.all(of: type) }

  /// The project's protocols that a type conforms to, its superclasses' included.
  func protocols(of type: TypeID) -> [TypeID] {
    var result: [TypeID] = []
    for supertype in supertypes(of: type) where types[supertype].kind == .protocol {
      result.append(supertype)
    }
    return result.sorted()
  }

  // MARK: Looking up

  public subscript(id: TypeID) -> TypeEntity { types[id] }

  public func traits(_ id: TypeID) -> TypeTraits { traits[id.rawValue] }

  public func variable(_ member: MemberID) -> VariableDeclaration {
    assert(member.kind == .variable)
    return files[member.place.file].outline.variables[member.place.index]
  }

  public func function(_ member: MemberID) -> FunctionDeclaration {
    assert(member.kind == .function)
    return files[member.place.file].outline.functions[member.place.index]
  }

  /// The type that declares a member; nil for globals and extensions of external types.
  public func owner(_ member: MemberID) -> TypeID? {
    outerDeclaration(member).flatMap { types.type(member.place.file, $0) }
  }

  /// The declaration or extension that a member is written in.
  func outerDeclaration(_ member: MemberID) -> OutlineIndex? {
    member.kind == .variable ? variable(member).owner : function(member).owner
  }

  /// The scope in which a member's types are written.
  public func scope(_ member: MemberID) -> ResolutionScope {
    let outer = outerDeclaration(member)
    var scope = ResolutionScope(
      file: member.place.file, type: outer.flatMap { types.type(member.place.file, $0) },
      declaration: outer)
    if member.kind == .function {
      scope.generics = GenericNames(function(member).genericParameters)
    }
    return scope
  }

  /// The members of that name that the type itself declares, extensions included.
  public func ownMembers(_ name: String, of type: TypeID) -> [MemberID] {
    names.ofTypes[type.rawValue][name] ?? []
  }

  public func allMembers(of type: TypeID) -> [String: [MemberID]] { names.ofTypes[type.rawValue] }

  /// The members of that name that a value of the type has, inherited ones included.
  public func members(_ name: String, of type: TypeID) -> [MemberID] {
    let own = ownMembers(name, of: type)
    if !own.isEmpty { return own }
    for other in ancestry.nearestFirst(of: type) {
      let found = ownMembers(name, of: other)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Whether a member is what a protocol requires, not what an extension gives.
  func isRequirement(_ member: MemberID) -> Bool {
    outerDeclaration(member).map {
      files[member.place.file].outline.types[$0].kind == .protocol
    } ?? false
  }

  /// Variables of that name, whoever declares them.
  public func variables(named name: String) -> [MemberID] { names.variables[name] ?? [] }
  public func globalMembers(_ name: String) -> [MemberID] { names.globals[name] ?? [] }

  /// Members of that name in extensions of external types such as `View`.
  public func externalMembers(_ name: String) -> [MemberID] { names.external[name] ?? [] }

  /// Members of extensions of external types, by the type's name, then by the member's.
  var membersOfExternalTypes: [String: [String: [MemberID]]] { names.byExternalType }

  /// Those in extensions of one such type.
  func externalMembers(_ name: String, of type: String) -> [MemberID] {
    names.byExternalType[type]?[name] ?? []
  }

  public func hasCase(_ name: String, _ type: TypeID) -> Bool {
    names.cases[type]?[name] != nil
  }

  func caseNames(of type: TypeID) -> Set<String> { Set((names.cases[type] ?? [:]).keys) }

  /// Whether a case of an enum carries anything.
  func hasPayload(_ type: TypeID) -> Bool {
    names.cases[type]?.values.contains { $0.contains { !$0.payload.isEmpty } } ?? false
  }

  /// What an enum's case carries. Cases may share a name, by their labels or under `#if`; what they
  /// do not agree on is unknown.
  func payload(ofCase name: String, in type: TypeID) -> [ResolvedType] {
    let variants = (names.cases[type]?[name] ?? []).map { found in
      let scope = ResolutionScope(
        file: found.file, type: type, declaration: self[type].declaration.index)
      return found.payload.map { types.resolve($0, in: scope) }
    }
    guard let first = variants.first else { return [] }
    if variants.allSatisfy({ $0 == first }) { return first }
    return Array(repeating: .unknown, count: variants.map(\.count).max() ?? 0)
  }

  func name(of member: MemberID) -> String {
    member.kind == .function ? function(member).name : variable(member).name
  }

  /// Functions of that name that give a view: what a modifier of that name may be.
  public func viewFunctions(_ name: String) -> [MemberID] { names.viewFunctions[name] ?? [] }

  /// The explicit initialisers of a type.
  public func initializers(of type: TypeID) -> [MemberID] {
    ownMembers("init", of: type).filter { $0.kind == .function }
  }

  /// Whether a type is a superclass or protocol of another, at any distance, or the same.
  public func isSubtype(_ type: TypeID, of other: TypeID) -> Bool {
    var seen: Set<TypeID> = []
    var queue = [type]
    while let current = queue.popLast() {
      if current == other { return true }
      guard seen.insert(current).inserted, seen.count < 64 else { continue }
      queue += traits(current).supertypes
    }
    return false
  }

  /// Whether the package around a file, or all of Xcode's targets that take it, put their code on
  /// the main actor as a whole.
  func isMainActorByDefault(_ file: FileIndex) -> Bool {
    types.projectFolders.membership.onMainActor.contains(file)
      || manifests(around: file).contains { $0.contains(FrameworkNames.mainActorByDefault) }
  }

  /// Whether the package around a file, or a target of Xcode that takes it, has imports internal
  /// where they say nothing. Of a package any target may be the one that asks for it.
  func importsInternally(_ file: FileIndex) -> Bool {
    types.projectFolders.membership.importingInternally.contains(file)
      || manifests(around: file).contains { $0.contains(FrameworkNames.internalImports) }
  }

  /// The manifests of packages around a file.
  func manifests(around file: FileIndex) -> [String] {
    manifestFiles(around: file).map { manifest in
      let source = files[manifest].source
      return source.text(ByteRange(0, source.bytes.count))
    }
  }

  func manifestFiles(around file: FileIndex) -> [FileIndex] {
    let path = files[file].source.path
    return manifests.filter { manifest in
      path.hasPrefix(files[manifest].source.path.dropLast(FrameworkNames.manifest.utf8.count))
    }
  }

  /// Whether a property or function states the main actor.
  func isOnMainActor(member: MemberID) -> Bool {
    let attributes = member.kind == .variable
      ? variable(member).attributes : function(member).attributes
    return attributes.contains { $0.lastName == FrameworkNames.mainActor }
  }

  /// The wrapper of a property. A wrapper that the project or another module declares under a
  /// framework's name is none of the framework's.
  public func wrapper(_ member: MemberID) -> (wrapper: Wrapper, attribute: AttributeSyntax?) {
    let (wrapper, attribute) = Wrapper.of(variable(member).attributes)
    guard let attribute, wrapper != .other else { return (wrapper, attribute) }
    let path = attribute.path
    if path.count > 1, !FrameworkNames.appleModules.contains(path[0]) { return (.other, attribute) }
    if path.count == 1, case .external = types.lookUp(path, in: scope(member).ofValue) {
      return (wrapper, attribute)
    }
    return path.count == 1 ? (.other, attribute) : (wrapper, attribute)
  }

  /// A class that the migration is about: `ObservableObject`, `@Observable`, or both.
  public func isModel(_ type: TypeID) -> Bool {
    types[type].kind == .class
      && (traits(type).isObservableObject || traits(type).isObservable)
  }

  /// A protocol of the project that requires an `ObservableObject`.
  public func isObservableProtocol(_ type: TypeID) -> Bool {
    types[type].kind == .protocol && traits(type).isObservableObject
  }

  /// The classes that a type stands for: itself, or those that conform to it.
  public func observableModels(of type: TypeID) -> [TypeID] {
    isObservableObjectClass(type) ? [type] : observableConformers[type] ?? []
  }

  /// The protocol of the project that a generic parameter must meet, if that is about models, or
  /// the model that it must inherit from.
  func observableBound(of parameter: String, in scope: ResolutionScope, _ function: MemberID?)
    -> TypeID?
  {
    for constraint in constraints(of: parameter, in: scope, function) {
      if let found = observableProtocol(constraint) { return found }
    }
    return nil
  }

  /// What a generic parameter must be, by the declarations around.
  func constraints(of parameter: String, in scope: ResolutionScope, _ function: MemberID?)
    -> [ResolvedType]
  {
    var parameters: [(GenericParameterSyntax)] = []
    var requirements: [RequirementSyntax] = []
    if let function, function.kind == .function {
      parameters += self.function(function).genericParameters
      requirements += self.function(function).requirements
    }
    var current = scope.declaration
    while let position = current {
      let written = files[scope.file].outline.types[position]
      parameters += written.genericParameters
      requirements += written.requirements
      if written.kind == .extension, let type = types.type(scope.file, position) {
        parameters += types.declaration(type).genericParameters
        requirements += types.declaration(type).requirements
      }
      current = written.parent
    }
    let constraints = parameters.filter { $0.name == parameter }.compactMap(\.constraint)
      + requirements.filter { $0.subject.dottedName == parameter && !$0.isSameType }
        .map(\.constraint)
    return constraints.map { types.resolve($0, in: scope) }
  }

  private func observableProtocol(_ type: ResolvedType) -> TypeID? {
    switch type {
    case .nominal(let id, _): isObservableProtocol(id) || isModel(id) ? id : nil
    case .composition(let parts): parts.firstResult { observableProtocol($0) }
    default: nil
    }
  }

  /// A class that is an `ObservableObject`, observable in the new way or not.
  public func isObservableObjectClass(_ type: TypeID) -> Bool {
    types[type].kind == .class && traits(type).isObservableObject
  }

  /// A class that is an `ObservableObject` and not observable in the new way yet.
  public func isOldModel(_ type: TypeID) -> Bool {
    types[type].kind == .class && traits(type).isObservableObject && !traits(type).isObservable
  }
}
