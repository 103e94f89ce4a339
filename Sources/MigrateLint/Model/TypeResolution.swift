/// What a written name stands for.
public enum NameResolution: Hashable, Sendable {
  case type(TypeID)
  case generic(String)
  /// Not declared in the project: the last name of the path.
  case external(String)
  case ambiguous([TypeID])
  /// A typealias of something that is no plain name.
  case alias(TypeSyntax, ResolutionScope)
}

/// A type as far as the project knows it.
public indirect enum ResolvedType: Hashable, Sendable {
  case nominal(TypeID, [ResolvedType])
  case external(String, [ResolvedType])
  case generic(String)
  case ambiguous([TypeID])
  case optional(ResolvedType)
  case array(ResolvedType)
  case dictionary(ResolvedType, ResolvedType)
  case function(ResolvedType)
  case tuple([ResolvedType], labels: [String] = [])
  case composition([ResolvedType])
  case metatype(ResolvedType)
  case unknown

  /// Without optional marks.
  public var unwrapped: ResolvedType {
    var type = self
    while case .optional(let inner) = type { type = inner }
    return type
  }

  /// The declared type it names, optional or not.
  public var nominal: TypeID? {
    if case .nominal(let id, _) = unwrapped { return id }
    return nil
  }

  /// The type of one element, of a collection.
  public var element: ResolvedType {
    switch unwrapped {
    case .array(let element): element
    case .dictionary(let key, let value): .pair(key, value)
    case .external(FrameworkNames.binding, let arguments) where arguments.count == 1:
      arguments[0].element
    case .external(FrameworkNames.publisher, let arguments) where arguments.count == 1:
      arguments[0]
    case .external(let name, let arguments)
    where arguments.count == 1
      && (FrameworkNames.collectionTypes.contains(name)
        || FrameworkNames.foreignCollectionTypes.contains(name)):
      arguments[0]
    default: .unknown
    }
  }

  /// The types that an ambiguous name may mean.
  var candidates: [TypeID] {
    if case .ambiguous(let ids) = unwrapped { return ids }
    return []
  }

  /// A publisher, with the type of its values.
  static func publisher(of type: ResolvedType) -> ResolvedType {
    .external(FrameworkNames.publisher, [type])
  }

  /// The type of the values of a publisher.
  var published: ResolvedType? {
    if case .external(FrameworkNames.publisher, let arguments) = self { return arguments.first }
    return nil
  }

  /// `Binding<T>`, as `$x` gives it.
  static func binding(to type: ResolvedType) -> ResolvedType {
    .external(FrameworkNames.binding, [type])
  }

  /// `T` of `Binding<T>`.
  var boundType: ResolvedType? {
    if case .external(FrameworkNames.binding, let arguments) = self { return arguments.first }
    return nil
  }

  public var isUnknown: Bool { self == .unknown }

  /// The parts of a composition, else the type itself.
  var alternatives: [ResolvedType] {
    if case .composition(let parts) = self { return parts.flatMap(\.alternatives) }
    return [self]
  }

  /// A type that others declare; some have a syntax of their own.
  static func others(_ name: String, _ arguments: [ResolvedType]) -> ResolvedType {
    switch (name, arguments.count) {
    case ("Optional", 1): .optional(arguments[0])
    case ("Array", 1): .array(arguments[0])
    case ("Dictionary", 2): .dictionary(arguments[0], arguments[1])
    default: .external(name, arguments)
    }
  }

  /// What a function of this type gives.
  var result: ResolvedType {
    if case .function(let result) = self { return result }
    return .unknown
  }

  var isFunction: Bool {
    if case .function = self { return true }
    return false
  }

  /// Not found out, or whatever a generic function gives.
  var isUntold: Bool {
    switch unwrapped {
    case .unknown, .ambiguous, .generic: true
    default: false
    }
  }

  /// Unknown, or one of several types of a name.
  var isUnresolved: Bool {
    switch unwrapped {
    case .unknown, .ambiguous: true
    default: false
    }
  }
}

extension TypeIndex {
  /// Finds what a dotted path of names means at a place.
  public func lookUp(_ path: [String], in scope: ResolutionScope) -> NameResolution {
    lookUp(path, in: scope, depth: 0)
  }

  /// Whether the project declares a name at a place, be it as a type, an alias or a
  /// parameter, or as a type that a protocol asks for.
  public func declares(_ name: String, in scope: ResolutionScope) -> Bool {
    if case .external = lookUpFirst(name, in: scope) { return asksFor(name, in: scope) }
    return true
  }

  /// `depth` counts the aliases followed: one that leads back to itself must end.
  func lookUp(
    _ path: [String], in scope: ResolutionScope, depth: Int
  ) -> NameResolution {
    guard let first = path.first, depth < 8 else { return .external(path.last ?? "") }
    var start = lookUpFirst(first, in: scope, depth)
    var rest = path.dropFirst()
    if case .external = start, let next = rest.first,
      moduleNames.contains(first) || FrameworkNames.appleModules.contains(first)
    {
      // Here: the first name is a module.
      if FrameworkNames.appleModules.contains(first) { return .external(path.last ?? "") }
      start = lookUpTopLevel(next, in: scope, module: first, depth)
      rest = rest.dropFirst()
    } else if case .external = start, let next = rest.first,
      let type = typeOfOwnModule(next, qualifiedBy: first, in: scope)
    {
      start = .type(type)
      rest = rest.dropFirst()
    }
    for name in rest {
      switch start {
      case .type(let id):
        start = lookUpNested(name, in: id, from: scope.file, aliasDepth: depth) ?? missing(name)
      case .ambiguous(let ids):
        let found = nestedTypes(name, inEach: ids)
        start = found.count == 1 ? .type(found[0]) : found.isEmpty
          ? .external(name) : .ambiguous(found)
      case .alias(.named(let components), let aliasScope):
        return lookUp(components.map(\.name) + rest, in: aliasScope, depth: depth + 1)
      case .external(let outer):
        start = lookUpExternal(name, in: outer, depth) ?? .external(name)
      case .alias(.other, _): return start
      default: return .external(path.last ?? "")
      }
    }
    return followAlias(start, depth: depth)
  }

  /// The types of a name that several types hold: an extension may be of any of them.
  private func nestedTypes(_ name: String, inEach ids: [TypeID]) -> [TypeID] {
    Array(Set(ids.flatMap { nested[$0]?[name] ?? [] })).sorted()
  }

  /// The only type of that name that one of several types holds.
  func nestedType(_ name: String, inEach ids: [TypeID]) -> TypeID? {
    let found = nestedTypes(name, inEach: ids)
    return found.count == 1 ? found[0] : nil
  }

  /// A name that a type of the project has by a way that is not seen: what the project calls so
  /// may be meant. Others have most likely declared what it does not.
  private func missing(_ name: String) -> NameResolution {
    guard let declaredNames, declaredNames.contains(name),
      !FrameworkNames.typesThatProtocolsGive.contains(name)
    else { return .external(name) }
    return .alias(.other, ResolutionScope(file: 0))
  }

  func followAlias(_ resolution: NameResolution, depth: Int) -> NameResolution {
    guard depth < 8, case .alias(.named(let components), let scope) = resolution,
      components.allSatisfy({ $0.arguments.isEmpty })
    else { return resolution }
    let names = components.map(\.name)
    // Here: an alias of its own name in an inner scope would never end.
    var target = names.count == 1
      ? lookUpFirst(names[0], in: scope, depth + 1) : lookUp(names, in: scope, depth: depth + 1)
    if target == resolution { target = .external(names.last ?? "") }
    return followAlias(target, depth: depth + 1)
  }

  private func lookUpFirst(
    _ name: String, in scope: ResolutionScope, _ depth: Int = 0
  ) -> NameResolution {
    if let (target, generics) = scope.generics.alias(name) {
      var outside = scope
      outside.generics = generics
      return .alias(target, outside)
    }
    if let declaredNames, !declaredNames.contains(name), name != "Self",
      !scope.generics.contains(name)
    {
      return .external(name)
    }
    var found = lookUpKnown(name, in: scope, depth, inProtocols: scope.isOfValue)
    if case .external = found, !scope.isOfValue {
      found = lookUpKnown(name, in: scope, depth, inProtocols: true)
    }
    if case .external = found { return guess(name, in: scope, depth) ?? found }
    return found
  }

  /// Looks around a place, and into the protocols of the types around if asked to.
  private func lookUpKnown(
    _ name: String, in scope: ResolutionScope, _ depth: Int, inProtocols: Bool
  ) -> NameResolution {
    if scope.generics.contains(name) { return .generic(name) }
    if name == "Self", let type = scope.type { return .type(type) }
    if let declaration = scope.declaration {
      return lookUpLexically(
        name, from: declaration, in: scope, depth, inProtocols: inProtocols)
    }
    var current = scope.type
    var steps = 0
    while let type = current, steps < 32 {
      if declaration(type).genericParameters.contains(where: { $0.name == name }) {
        return .generic(name)
      }
      let found = lookUpNested(
        name, in: type, from: scope.file, aliasDepth: depth, inProtocols: inProtocols)
      if let found { return found }
      if self[type].name == name, !self[type].isLocal { return .type(type) }
      current = self[type].parent
      steps += 1
    }
    return lookUpTopLevel(name, in: scope, module: nil, depth)
  }

  /// Looks into the declarations around, innermost first, then at file scope.
  private func lookUpLexically(
    _ name: String, from start: OutlineIndex, in scope: ResolutionScope, _ depth: Int,
    inProtocols: Bool
  ) -> NameResolution {
    let file = files[scope.file]
    var current: OutlineIndex? = start
    while let position = current {
      let written = file.outline.types[position]
      if written.genericParameters.contains(where: { $0.name == name }) { return .generic(name) }
      if let type = typeOfDeclaration[scope.file][position] {
        if written.kind == .extension,
          declaration(type).genericParameters.contains(where: { $0.name == name })
        {
          return .generic(name)
        }
        let found = lookUpNested(
          name, in: type, from: scope.file, aliasDepth: depth, inProtocols: inProtocols)
        if let found { return found }
        if self[type].name == name, !self[type].isLocal { return .type(type) }
      } else if written.kind == .extension,
        let found = lookUpExternal(
          name, in: written.extendedType?.lastName ?? written.name, depth, isSure: true)
      {
        return found
      }
      current = written.parent
    }
    return lookUpTopLevel(name, in: scope, module: nil, depth)
  }

  private func lookUpNested(
    _ name: String, in type: TypeID, from file: FileIndex, depth: Int = 0, aliasDepth: Int,
    inProtocols: Bool = true
  ) -> NameResolution? {
    if let all = nested[type]?[name] {
      // Here: another file may hold the other branch of an `#if`.
      let own = all.count == 1 ? [] : all.filter { self[$0].declaration.file == file }
      let found = own.isEmpty ? all : own
      return found.count == 1 ? .type(found[0]) : .ambiguous(found)
    }
    if let aliases = nestedAliases[type]?[name] { return meaning(of: aliases, aliasDepth) }
    guard depth < 16 else { return nil }
    // Here: what a protocol refines is a part of it.
    let seesProtocols = inProtocols || self[type].kind == .protocol
    for parent in inherited[type] ?? [] where seesProtocols || self[parent].kind != .protocol {
      let found = lookUpNested(
        name, in: parent, from: file, depth: depth + 1, aliasDepth: aliasDepth,
        inProtocols: inProtocols)
      if let found { return found }
    }
    // Here: of what others declare, only a class may inherit something else than protocols.
    guard externalAliases[name] != nil || nestedExternally.contains(name),
      seesProtocols || self[type].kind == .class
    else { return nil }
    return (inheritedExternally[type] ?? []).firstResult {
      lookUpExternal(name, in: $0, aliasDepth, isSure: true)
    }
  }

  private func lookUpTopLevel(
    _ name: String, in scope: ResolutionScope, module: String?, _ depth: Int
  ) -> NameResolution {
    if module == nil, !FrameworkNames.typeNames.contains(name),
      let found = namesakes.meaning(of: name, in: scope.file)
    {
      return found
    }
    var candidates = topLevel[name] ?? []
    for type in candidates where !isSeen(type, in: scope.file) {
      candidates.removeAll { !isSeen($0, in: scope.file) }
      break
    }
    if let module {
      candidates = those(candidates, of: module)
    } else if !candidates.isEmpty,
      FrameworkNames.typeNames.contains(name) || FrameworkNames.plainViewNames.contains(name)
    {
      candidates = candidates.filter { isVisible(self[$0].module, in: scope.file) }
    }
    if candidates.count > 1 { candidates = nearest(candidates, to: scope.file) }
    if candidates.count == 1 { return .type(candidates[0]) }
    if candidates.count > 1 { return .ambiguous(candidates) }
    let named = (aliases[name] ?? []).filter {
      module == nil || $0.module == module || $0.module.hasSuffix(":" + (module ?? ""))
    }
    return meaning(of: visible(named, in: scope.file, depth), depth) ?? .external(name)
  }

  private func isSeen(_ type: TypeID, in file: FileIndex) -> Bool {
    !types[type.rawValue].isFilePrivate || types[type.rawValue].declaration.file == file
  }

  // MARK: Types

  /// Resolves a written type at a place.
  public func resolve(
    _ syntax: TypeSyntax, in scope: ResolutionScope, depth: Int = 0
  ) -> ResolvedType {
    guard depth < 12 else { return .unknown }
    func inner(_ syntax: TypeSyntax) -> ResolvedType {
      resolve(syntax, in: scope, depth: depth + 1)
    }
    switch syntax {
    case .optional(let type): return .optional(inner(type))
    case .array(let type): return .array(inner(type))
    case .dictionary(let key, let value): return .dictionary(inner(key), inner(value))
    case .function(_, let result): return .function(inner(result))
    case .tuple(let types, let labels): return .tuple(types.map(inner), labels: labels)
    case .some(let type), .any(let type): return inner(type)
    case .metatype(let type): return .metatype(inner(type))
    case .composition(let types): return .composition(types.map(inner))
    case .other: return .unknown
    case .named(let components):
      let arguments = components.last?.arguments.map(inner) ?? []
      switch lookUp(components.map(\.name), in: scope) {
      case .type(let id): return .nominal(id, arguments)
      case .generic(let name): return .generic(name)
      case .ambiguous(let ids): return .ambiguous(ids)
      case .alias(let target, let aliasScope):
        return resolve(target, in: aliasScope, depth: depth + 1)
      case .external(let name):
        return isAssociated(name, components.count, scope) ? .unknown : .others(name, arguments)
      }
    }
  }

  /// `F.Model`, or `Model` in a protocol: whoever conforms says what that is.
  private func isAssociated(_ name: String, _ count: Int, _ scope: ResolutionScope) -> Bool {
    guard associatedTypes[name] != nil, !boundAssociatedTypes.contains(name),
      !FrameworkNames.viewTypes.contains(name)
    else { return false }
    return count > 1 || scope.type.map { self[$0].kind == .protocol } ?? false
  }
}
