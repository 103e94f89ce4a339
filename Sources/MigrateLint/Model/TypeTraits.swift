/// What a type's inheritance clauses and attributes say about it, all extensions included.
public struct TypeTraits: Sendable {
  /// How a type comes to be an `ObservableObject`.
  public enum Conformance: Hashable, Sendable {
    /// Written in an inheritance clause: the bytes of the name, and whose clause.
    case written(ByteRange, DeclarationReference)
    case throughProtocol(TypeID, DeclarationReference)
    case throughSuperclass(TypeID)
    /// Through a typealias of a composition: taking its name away would take more.
    case throughAlias(ByteRange, DeclarationReference)
  }

  public internal(set) var conformances: [Conformance] = []
  /// Carries `@Observable` or another macro that makes it observable, or states the conformance.
  public internal(set) var isObservable = false
  /// The macro's name where there is one.
  public internal(set) var observableMacro: AttributeSyntax?
  /// The external superclass that is an observable object in a way that cannot change.
  public internal(set) var fixedSuperclass: String?
  public internal(set) var superclass: TypeID?
  public internal(set) var externalSuperclass: String?
  /// The framework's view-like protocols that the type conforms to.
  public internal(set) var viewProtocols: Set<String> = []
  /// Every protocol or superclass of the project, in written order.
  public internal(set) var supertypes: [TypeID] = []
  /// Names in inheritance clauses that the project does not declare.
  public internal(set) var externalSupertypes: [String] = []

  /// An `ObservableObject` that can become something else: its conformance is the project's.
  public var isObservableObject: Bool { !conformances.isEmpty && fixedSuperclass == nil }
  /// Drawn: by a protocol of the framework, or it keeps state as only what is drawn does and has a
  /// protocol of somebody else's, which may refine `View`.
  public var isViewLike: Bool { !viewProtocols.isEmpty || isDrawnByOthers }
  public internal(set) var isDrawnByOthers = false
  /// Protocols that the project does not declare and nobody here knows, inherited ones included.
  var protocolsOfOthers: Set<String> = []
  /// Made once: an `App` or a `Scene`.
  public var isLongLived: Bool {
    !viewProtocols.isDisjoint(with: FrameworkNames.longLivedProtocols)
  }
}

/// Computes the traits of all types, each once.
struct TraitsBuilder {
  let index: TypeIndex
  private(set) var traits: [TypeTraits]
  private var state: [UInt8]
  /// Declarations with a property or function that only what is drawn has.
  private let drawing: Set<DeclarationReference>

  init(_ index: TypeIndex) {
    self.index = index
    traits = Array(repeating: TypeTraits(), count: index.types.count)
    state = Array(repeating: 0, count: index.types.count)
    drawing = TraitsBuilder.drawingDeclarations(index.files)
    for entity in index.types { compute(entity.id, depth: 0) }
  }

  private mutating func compute(_ id: TypeID, depth: Int) {
    guard state[id.rawValue] == 0, depth < 64 else { return }
    state[id.rawValue] = 1
    var result = TypeTraits()
    for part in index[id].parts {
      let declaration = index.declaration(part)
      readMacros(declaration, into: &result)
      let scope = ResolutionScope(
        file: part.file, type: index[id].parent, declaration: declaration.parent)
      for inherited in declaration.inheritance {
        read(
          inherited.type, range: inherited.range, part, scope, isClass: index[id].kind == .class,
          into: &result, depth: depth)
      }
    }
    result.isDrawnByOthers = index[id].kind == .struct && result.viewProtocols.isEmpty
      && !result.protocolsOfOthers.isEmpty && index[id].parts.contains(where: drawing.contains)
    traits[id.rawValue] = result
    state[id.rawValue] = 2
  }

  private static func drawingDeclarations(_ files: [ParsedFile]) -> Set<DeclarationReference> {
    var result: Set<DeclarationReference> = []
    for (file, parsed) in files.enumerated() {
      for variable in parsed.outline.variables {
        guard let owner = variable.owner,
          drawingWrappers.contains(Wrapper.of(variable.attributes).wrapper)
            || isSomeView(variable.type)
        else { continue }
        result.insert(DeclarationReference(file, owner))
      }
      for function in parsed.outline.functions where isSomeView(function.returnType) {
        if let owner = function.owner { result.insert(DeclarationReference(file, owner)) }
      }
    }
    return result
  }

  private static let drawingWrappers: Set<Wrapper> = [
    .stateObject, .observedObject, .environmentObject, .state, .environment,
  ]

  private static func isSomeView(_ type: TypeSyntax?) -> Bool {
    guard case .some(.named(let path))? = type else { return false }
    return path.last?.name == FrameworkNames.view
  }

  private func readMacros(_ declaration: TypeDeclaration, into result: inout TypeTraits) {
    for attribute in declaration.attributes
    where FrameworkNames.observableMacros.contains(attribute.lastName) {
      result.isObservable = true
      result.observableMacro = attribute
    }
  }

  private mutating func read(
    _ type: TypeSyntax, range: ByteRange, _ part: DeclarationReference, _ scope: ResolutionScope,
    isClass: Bool, into result: inout TypeTraits, depth: Int
  ) {
    if case .composition(let parts) = type {
      for type in parts {
        read(type, range: range, part, scope, isClass: isClass, into: &result, depth: depth)
      }
      return
    }
    switch index.resolve(type, in: scope) {
    case .nominal(let id, _):
      compute(id, depth: depth + 1)
      inherit(id, part, isClass: isClass, into: &result)
    case .external(let name, _):
      readExternal(name, range: range, part, isClass: isClass, into: &result)
    case .composition(let types):
      for type in types {
        switch type {
        case .nominal(let id, _):
          compute(id, depth: depth + 1)
          inherit(id, part, isClass: isClass, into: &result)
        case .external(FrameworkNames.observableObject, _):
          result.conformances.append(.throughAlias(range, part))
        case .external(let name, _):
          readExternal(name, range: range, part, isClass: isClass, into: &result)
        default: break
        }
      }
    default: break
    }
  }

  private func inherit(
    _ id: TypeID, _ part: DeclarationReference, isClass: Bool, into result: inout TypeTraits
  ) {
    let parent = traits[id.rawValue]
    result.supertypes.append(id)
    result.viewProtocols.formUnion(parent.viewProtocols)
    result.protocolsOfOthers.formUnion(parent.protocolsOfOthers)
    if index[id].kind == .class {
      result.superclass = id
      result.fixedSuperclass = parent.fixedSuperclass
      if parent.isObservableObject { result.conformances.append(.throughSuperclass(id)) }
    } else if parent.isObservableObject {
      result.conformances.append(.throughProtocol(id, part))
    }
  }

  private func readExternal(
    _ name: String, range: ByteRange, _ part: DeclarationReference, isClass: Bool,
    into result: inout TypeTraits
  ) {
    if name == FrameworkNames.observableObject {
      guard !index.usesForeignObservation(part.file) else { return }
      result.conformances.append(.written(range, part))
      return
    }
    if name == FrameworkNames.observable {
      result.isObservable = true
      return
    }
    result.externalSupertypes.append(name)
    if FrameworkNames.viewProtocols.contains(name) {
      result.viewProtocols.insert(name)
    } else if !FrameworkNames.knownProtocols.contains(name),
      FrameworkNames.implicitMembersOfProtocols[name] == nil
    {
      result.protocolsOfOthers.insert(name)
    }
    if isClass, FrameworkNames.externalObservableObjects.contains(name) {
      result.fixedSuperclass = name
    }
    let isFirst = index.declaration(part).inheritance.first?.range.start == range.start
    if isClass, isFirst, index.declaration(part).kind == .class,
      FrameworkNames.knownSuperclasses.contains(name)
        || FrameworkNames.externalObservableObjects.contains(name)
    {
      result.externalSuperclass = name
    }
  }
}
