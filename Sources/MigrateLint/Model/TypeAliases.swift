/// Typealiases of one name in extensions of types that others declare.
struct ExternalAliases: Sendable {
  /// By the extended type's last name.
  var byExtended: [String: [AliasEntity]] = [:]
  /// All of them, or the first.
  var any: [AliasEntity] = []
}

// Typealiases of one name in several branches of `#if`, and those in extensions of what others
// declare.
extension TypeIndex {
  // MARK: Variants

  /// What several typealiases of a name stand for: whatever any of them does.
  func meaning(of aliases: [AliasEntity], _ depth: Int) -> NameResolution? {
    guard let any = aliases.first else { return nil }
    let first = NameResolution.alias(any.target, scope(any))
    guard Set(aliases.map(\.target)).count > 1 else { return first }
    // Here: a few steps are enough, as every one may double the work.
    let found = aliases.map { variant in references(of: variant, depth + 3) }
    guard Set(found).count > 1 else { return first }
    if aliases.allSatisfy(\.isPlain) {
      return .ambiguous(Array(Set(found.joined())).sorted())
    }
    return .alias(.other, scope(any))
  }

  private func scope(_ alias: AliasEntity) -> ResolutionScope {
    ResolutionScope(file: alias.file, type: alias.owner)
  }

  /// The classes and protocols of the project that an alias names: what a model may be.
  private func references(of alias: AliasEntity, _ depth: Int) -> Set<TypeID> {
    guard depth < 8 else { return [] }
    var result: Set<TypeID> = []
    for path in alias.target.paths {
      switch lookUp(path.map(\.name), in: scope(alias), depth: depth) {
      case .type(let id): result.insert(id)
      case .ambiguous(let ids): result.formUnion(ids)
      default: break
      }
    }
    return result.filter { self[$0].kind == .class || self[$0].kind == .protocol }
  }

  /// Of the typealiases of a name at the top of files, those that a file may mean.
  func visible(
    _ aliases: [AliasEntity], in file: FileIndex, _ depth: Int
  ) -> [AliasEntity] {
    let aliases = aliases.contains(where: \.isFilePrivate)
      ? aliases.filter { !$0.isFilePrivate || $0.file == file } : aliases
    guard aliases.count > 1 else { return aliases }
    let near = aliases.filter { $0.file == file }
    let sameModule = aliases.filter { $0.module == modules[file] }
    // Here: another file may hold the other branch.
    if !near.isEmpty { return near.contains { $0.isConditional } ? sameModule : near }
    let others = sameModule.isEmpty ? imported(aliases, by: file) : sameModule
    // Here: which of them it is does not matter, unless one of them is the project's.
    let isOne = Set(others.map(\.target)).count == 1 || others.allSatisfy(\.isOfDrawnProtocol)
    return isOne || others.contains { !references(of: $0, depth + 3).isEmpty } ? others : []
  }

  private func imported(_ aliases: [AliasEntity], by file: FileIndex) -> [AliasEntity] {
    let imports = importedModules(by: file)
    let imported = aliases.filter { alias in
      alias.module.split(separator: ":").last.map { imports.contains(String($0)) } ?? false
    }
    return imported.isEmpty ? aliases : imported
  }

  // MARK: In extensions of what others declare

  /// Notes what stands in extensions of types that are not the project's.
  func declareExternalMembers() {
    for (file, parsed) in files.enumerated() {
      func extended(_ owner: OutlineIndex?) -> String? {
        guard let owner, typeOfDeclaration[file][owner] == nil else { return nil }
        let declaration = parsed.outline.types[owner]
        return declaration.kind == .extension
          ? declaration.extendedType?.lastName ?? declaration.name : nil
      }
      for alias in parsed.outline.typealiases {
        guard let target = alias.target, let extended = extended(alias.owner) else { continue }
        let entity = AliasEntity(
          target: alias.isGeneric ? alias.namedTarget : target, file: file, owner: nil,
          module: modules[file], isConditional: false, isFilePrivate: alias.isHidden)
        externalAliases[alias.name, default: ExternalAliases()].add(entity, extended)
      }
      for (position, type) in parsed.outline.types.enumerated() where !type.isLocal {
        guard let id = typeOfDeclaration[file][position], type.kind != .extension,
          let extended = extended(type.parent)
        else { continue }
        externalNested[extended, default: [:]][type.name, default: []].append(id)
        nestedExternally.insert(type.name)
      }
    }
    for name in externalAliases.keys { externalAliases[name]?.limit(&namesakes) }
  }

  /// `Name` of `Outer.Name`, where others declare `Outer`. Not sure: an extension of something that
  /// `Outer` may conform to counts as well.
  func lookUpExternal(
    _ name: String, in outer: String, _ depth: Int, isSure: Bool = false
  ) -> NameResolution? {
    if let types = externalNested[outer]?[name] {
      return types.count == 1 ? .type(types[0]) : .ambiguous(types)
    }
    guard let aliases = externalAliases[name] else { return nil }
    if let own = aliases.byExtended[outer] { return meaning(of: own, depth) }
    return isSure ? nil : guess(aliases.any, depth)
  }

  /// A name that nothing declares where it is looked for: an extension of something that a type
  /// around conforms to by ways of others may do so.
  func guess(_ name: String, in scope: ResolutionScope, _ depth: Int) -> NameResolution? {
    guard let aliases = externalAliases[name], scope.declaration != nil || scope.type != nil,
      !FrameworkNames.typeNames.contains(name)
    else { return nil }
    return guess(aliases.any, depth)
  }

  /// Only what matters to models is worth a guess: classes, protocols, and the words of Combine.
  private func guess(_ aliases: [AliasEntity], _ depth: Int) -> NameResolution? {
    let ids = Set(aliases.flatMap { references(of: $0, depth + 3) })
    if !ids.isEmpty { return .ambiguous(ids.sorted()) }
    for alias in aliases {
      guard let name = alias.target.lastName, FrameworkNames.typeNames.contains(name),
        name != FrameworkNames.view
      else { continue }
      return .external(name)
    }
    return nil
  }
}

extension ExternalAliases {
  fileprivate mutating func add(_ alias: AliasEntity, _ extended: String) {
    byExtended[extended, default: []].append(alias)
    any.append(alias)
  }

  fileprivate mutating func limit(_ namesakes: inout Namesakes) {
    for (extended, all) in byExtended { byExtended[extended] = namesakes.few(all) }
    any = namesakes.few(any)
    namesakes.leaveOut(any.dropFirst(Namesakes.limit))
    any = Array(any.prefix(Namesakes.limit))
  }
}

extension AliasEntity {
  /// `UIViewRepresentable` here and `NSViewRepresentable` there: a type is drawn by either.
  fileprivate var isOfDrawnProtocol: Bool {
    target.lastName.map(FrameworkNames.mainActorProtocols.contains) ?? false
  }

  /// A plain name, and nothing that is made of names.
  fileprivate var isPlain: Bool {
    if case .named(let components) = target { return components.allSatisfy(\.arguments.isEmpty) }
    return false
  }
}

extension TypeSyntax {
  /// The parts of a composition, or the type itself.
  var alternatives: [TypeSyntax] {
    if case .composition(let parts) = self { return parts.flatMap(\.alternatives) }
    return [self]
  }
}

extension TypealiasDeclaration {
  /// `ViewStore` of `typealias StoreOf<F: Feature> = ViewStore<F.State, F.Action>`: whatever the
  /// arguments are, it is that type.
  var namedTarget: TypeSyntax {
    guard case .named(let path)? = target, let first = path.first,
      !genericParameters.contains(where: { $0.name == first.name }),
      path.allSatisfy({ Wrapper(named: $0.name) == nil })
    else { return .other }
    return .named(path.map { TypeSyntax.Component($0.name) })
  }
}
