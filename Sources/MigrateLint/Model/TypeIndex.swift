/// A declared type of the project.
public struct TypeID: Hashable, Comparable, Sendable {
  public let rawValue: Int
  public static func < (a: TypeID, b: TypeID) -> Bool { a.rawValue < b.rawValue }
}

/// A declaration's place: a file, and the index in one of its outline's lists.
public struct DeclarationReference: Hashable, Comparable, Sendable {
  public let file: FileIndex
  public let index: OutlineIndex

  public init(_ file: FileIndex, _ index: OutlineIndex) {
    self.file = file
    self.index = index
  }

  public static func < (a: DeclarationReference, b: DeclarationReference) -> Bool {
    (a.file, a.index) < (b.file, b.index)
  }
}

/// One type with all its extensions.
public struct TypeEntity: Sendable {
  public let id: TypeID
  public let kind: TypeKind
  public let name: String
  /// With the types around it: `Screen.ViewModel`.
  public internal(set) var qualifiedName: String
  public internal(set) var parent: TypeID?
  public let declaration: DeclarationReference
  /// The declaration and all extensions, in order of files.
  public internal(set) var parts: [DeclarationReference]
  /// The target that the file belongs to, as far as the path tells.
  public let module: String
  /// Only visible in its own file.
  public let isFilePrivate: Bool
  public let isLocal: Bool
}

/// A typealias that stands for a type written elsewhere.
struct AliasEntity: Hashable, Sendable {
  let target: TypeSyntax
  let file: FileIndex
  let owner: TypeID?
  let module: String
  /// Written between `#if` and `#endif`.
  let isConditional: Bool
  /// Only visible in its own file.
  let isFilePrivate: Bool
}

/// Every type of the project, and the rules by which names find them.
///
/// It is one object, as each copy of a value would count a reference for each of its tables, and
/// changes only while it is made, on one thread.
public final class TypeIndex: @unchecked Sendable {
  public let files: [ParsedFile]
  public internal(set) var types: [TypeEntity] = []
  /// For each file and outline index of a type declaration or extension: the type.
  var typeOfDeclaration: [[TypeID?]] = []
  var topLevel: [String: [TypeID]] = [:]
  var nested: [TypeID: [String: [TypeID]]] = [:]
  var namesakes = Namesakes()
  var aliases: [String: [AliasEntity]] = [:]
  var nestedAliases: [TypeID: [String: [AliasEntity]]] = [:]
  /// The protocols that ask for a type of a name.
  var associatedTypes: [String: Set<TypeID>] = [:]
  /// Of those the ones that have to be something which says more of them.
  var boundAssociatedTypes: Set<String> = []
  /// Those in extensions of types that others declare, by name.
  var externalAliases: [String: ExternalAliases] = [:]
  /// The types there, by what is extended and by name.
  var externalNested: [String: [String: [TypeID]]] = [:]
  var nestedExternally: Set<String> = []
  /// The project's superclass and protocols of each type that has some.
  var inherited: [TypeID: [TypeID]] = [:]
  /// Those of others, by name.
  var inheritedExternally: [TypeID: [String]] = [:]
  var modules: [String] = []
  private(set) var projectFolders = ProjectFolders()
  private(set) var nestedProjects = NestedProjects()
  var moduleNames: Set<String> = []
  var packageModules: Set<String> = []
  var exportedModules: Set<String> = []
  /// What comes along with a module that is imported, by the module's name.
  var handedOn: [String: Set<String>] = [:]
  /// The other structs of the same name, of those that have some.
  var variants: [TypeID: [TypeID]] = [:]
  /// Names that cannot be those of the modules of which only the folders are known.
  var namesOfOthers: Set<String> = []
  /// Every name that a type, an alias or a generic parameter of a type has anywhere; nil while the
  /// index is made. Most names in code are none of them.
  private(set) var declaredNames: Set<String>?
  /// The types that an extension of something external adds to: `View`, `Color`.
  public internal(set) var externalExtensions: [String: [DeclarationReference]] = [:]

  public init(_ files: [ParsedFile], projects: [XcodeProject] = []) {
    self.files = files
    projectFolders = ProjectFolders(files, projects)
    let targets = PackageTargets(files)
    nestedProjects = NestedProjects(projects)
    modules = files.map {
      nestedProjects.module(of: $0.source.path) ?? targets.module(of: $0.source.layoutPath)
    }
    moduleNames = Set(modules.map { String($0.split(separator: ":").last ?? "") })
    packageModules = targets.areUncertain
      ? [] : TypeIndex.packageModules(files, modules, projects: projects)
    findExportedModules()
    typeOfDeclaration = files.map { Array(repeating: nil, count: $0.outline.types.count) }
    declareTypes()
    namesakes = Namesakes(self)
    attachParents()
    // Here: an extension may be of an alias, and hold aliases itself.
    declareAliases()
    attachExtensions()
    declareAliases()
    declareExternalMembers()
    attachExtensionsOfExternalAliases()
    findInherited()
    variants = findVariants()
    namesOfOthers = findNamesOfOthers()
    namesakes.limit(&nested)
    namesakes.limit(&externalNested)
    namesakes.findHidden(self)
    declaredNames = findDeclaredNames()
  }

  public subscript(id: TypeID) -> TypeEntity { types[id.rawValue] }

  /// The type that a declaration or extension in a file belongs to.
  public func type(_ file: FileIndex, _ index: OutlineIndex) -> TypeID? {
    typeOfDeclaration[file][index]
  }

  public func declaration(_ reference: DeclarationReference) -> TypeDeclaration {
    files[reference.file].outline.types[reference.index]
  }

  public func declaration(_ id: TypeID) -> TypeDeclaration { declaration(self[id].declaration) }

  public func module(of file: FileIndex) -> String { modules[file] }

  /// Whether a type stands in a body, or in a type that does, at any distance.
  func isInBody(_ id: TypeID) -> Bool {
    let types = files[self[id].declaration.file].outline.types
    var current: OutlineIndex? = self[id].declaration.index
    while let position = current {
      if types[position].isLocal { return true }
      current = types[position].parent
    }
    return false
  }
}

// MARK: - Building

extension TypeIndex {
  private func findDeclaredNames() -> Set<String> {
    var names = Set(types.map(\.name))
    for outline in files.lazy.map(\.outline) {
      for type in outline.types { names.formUnion(type.genericParameters.map(\.name)) }
      names.formUnion(outline.typealiases.map(\.name))
    }
    return names
  }

  private func findInherited() {
    var found: [TypeID: [TypeID]] = [:]
    var external: [TypeID: [String]] = [:]
    for entity in types {
      for part in entity.parts {
        let declaration = declaration(part)
        let scope = ResolutionScope(file: part.file, declaration: declaration.parent)
        for type in declaration.inheritance.flatMap(\.type.alternatives) {
          // Here: an alias may stand for `Store<Int>`, or for several protocols.
          for type in resolve(type, in: scope).alternatives {
            switch type {
            case .nominal(let id, _) where id != entity.id:
              found[entity.id, default: []].append(id)
            case .external(let name, _): external[entity.id, default: []].append(name)
            default: break
            }
          }
        }
      }
    }
    inherited = found
    inheritedExternally = external
  }

  private func declareTypes() {
    for (file, parsed) in files.enumerated() {
      for (index, declaration) in parsed.outline.types.enumerated()
      where declaration.kind != .extension {
        let id = TypeID(rawValue: types.count)
        let isPrivate = declaration.parent == nil
          && (declaration.hasModifier("private") || declaration.hasModifier("fileprivate"))
        types.append(
          TypeEntity(
            id: id, kind: declaration.kind, name: declaration.name,
            qualifiedName: parsed.outline.qualifiedName(index), parent: nil,
            declaration: DeclarationReference(file, index),
            parts: [DeclarationReference(file, index)], module: modules[file],
            isFilePrivate: isPrivate, isLocal: declaration.isLocal))
        typeOfDeclaration[file][index] = id
        if declaration.parent == nil, !declaration.isLocal {
          topLevel[declaration.name, default: []].append(id)
        }
      }
    }
  }

  /// Nested types first find the types they are written in; those in extensions come later.
  private func attachParents() {
    for id in types.indices {
      let reference = types[id].declaration
      guard let outer = declaration(reference).parent,
        let parent = typeOfDeclaration[reference.file][outer]
      else { continue }
      attach(types[id].id, to: parent)
    }
  }

  private func attach(_ id: TypeID, to parent: TypeID) {
    types[id.rawValue].parent = parent
    if !types[id.rawValue].isLocal {
      nested[parent, default: [:]][types[id.rawValue].name, default: []].append(id)
    }
  }

  /// Extensions of nested types may need types that other extensions declare: a few rounds.
  private func attachExtensions() {
    var open: [DeclarationReference] = []
    var nested: [DeclarationReference: [OutlineIndex]] = [:]
    for (file, parsed) in files.enumerated() {
      for (index, declaration) in parsed.outline.types.enumerated() {
        if declaration.kind == .extension {
          open.append(DeclarationReference(file, index))
        } else if let parent = declaration.parent {
          nested[DeclarationReference(file, parent), default: []].append(index)
        }
      }
    }
    for round in 0..<4 where !open.isEmpty {
      // Here: an extension may hold the alias that another one is of.
      if round > 0 { declareAliases() }
      var remaining: [DeclarationReference] = []
      for reference in open where !attachExtension(reference, nested[reference] ?? []) {
        remaining.append(reference)
      }
      if remaining.count == open.count { break }
      open = remaining
    }
    for reference in open {
      let name = declaration(reference).extendedType?.lastName ?? declaration(reference).name
      externalExtensions[name, default: []].append(reference)
    }
    completeTypes()
  }

  /// `extension Color.Model`, where an extension of `Color`, which others declare, says what that
  /// stands for.
  private func attachExtensionsOfExternalAliases() {
    var attached: [DeclarationReference] = []
    for name in externalAliases.keys.sorted() {
      for reference in externalExtensions[name] ?? []
      where declaration(reference).extendedType?.components.count ?? 0 > 1 {
        let inside = files[reference.file].outline.types.indices.filter {
          files[reference.file].outline.types[$0].parent == reference.index
        }
        if attachExtension(reference, Array(inside)) { attached.append(reference) }
      }
    }
    guard !attached.isEmpty else { return }
    for name in externalExtensions.keys {
      externalExtensions[name]?.removeAll(where: attached.contains)
    }
    completeTypes()
  }

  private func completeTypes() {
    for id in types.indices {
      types[id].parts.sort()
      types[id].qualifiedName = qualifiedName(types[id].id)
    }
  }

  /// Finds the type of an extension, also for the types that are nested in it.
  private func attachExtension(
    _ reference: DeclarationReference, _ inside: [OutlineIndex]
  ) -> Bool {
    guard let extended = declaration(reference).extendedType,
      case .named(let components) = extended
    else { return false }
    let path = components.map(\.name)
    let candidates: [TypeID]
    switch lookUp(path, in: ResolutionScope(file: reference.file)) {
    case .type(let id): candidates = [id]
    case .ambiguous(let ids): candidates = ids
    case .alias(let target, let scope):
      // Here: `extension X` where `X` is `Y<Z>` adds to `Y`.
      guard case .nominal(let id, _) = resolve(target, in: scope),
        declaration(reference).inheritance.isEmpty
      else { return false }
      candidates = [id]
    default: return false
    }
    for id in candidates { types[id.rawValue].parts.append(reference) }
    guard let id = candidates.first else { return false }
    typeOfDeclaration[reference.file][reference.index] = id
    for index in inside {
      guard let child = typeOfDeclaration[reference.file][index] else { continue }
      attach(child, to: id)
      guard !types[child.rawValue].isLocal else { continue }
      // Here: it may be any of them that the extension is of.
      for other in candidates.dropFirst() {
        nested[other, default: [:]][types[child.rawValue].name, default: []].append(child)
      }
    }
    return true
  }

  private func qualifiedName(_ id: TypeID) -> String {
    var names = [types[id.rawValue].name]
    var current = types[id.rawValue].parent
    while let parent = current, names.count < 32 {
      names.append(types[parent.rawValue].name)
      current = types[parent.rawValue].parent
    }
    if current == nil, types[id.rawValue].parent == nil {
      return types[id.rawValue].qualifiedName
    }
    return names.reversed().joined(separator: ".")
  }

  private func declareAliases() {
    nestedAliases = [:]
    aliases = [:]
    for (file, parsed) in files.enumerated() {
      for alias in parsed.outline.typealiases {
        let owner = alias.owner.flatMap { typeOfDeclaration[file][$0] }
        if alias.isAssociatedType, let owner {
          associatedTypes[alias.name, default: []].insert(owner)
          let isOpen = alias.constraint.map {
            $0.lastName.map(FrameworkNames.givesNoUnknownNames) ?? false
          } ?? true
          if !isOpen { boundAssociatedTypes.insert(alias.name) }
        }
        guard let target = alias.target else { continue }
        let entity = AliasEntity(
          target: alias.isGeneric ? alias.namedTarget : target, file: file, owner: owner,
          module: modules[file],
          isConditional: !parsed.conditionTable.directives(at: alias.range.start).isEmpty,
          isFilePrivate: alias.isHidden)
        if let owner {
          nestedAliases[owner, default: [:]][alias.name, default: []].append(entity)
        } else if alias.owner == nil {
          aliases[alias.name, default: []].append(entity)
        }
      }
    }
    for (name, all) in aliases { aliases[name] = namesakes.few(all) }
    for (owner, names) in nestedAliases {
      for (name, all) in names { nestedAliases[owner]?[name] = namesakes.few(all) }
    }
  }
}
