/// The project's declarations that take nothing but an `ObservableObject`. Whoever uses one of them
/// with a model keeps that model (domain.md, H040, H083).
///
/// A constraint counts where it names `ObservableObject` itself: what requires a protocol of the
/// project moves, or stays, together with that protocol.
public struct ConstrainedDeclarations: Sendable {
  /// What a constrained extension asks for.
  enum Receiver: Hashable, Sendable {
    /// The model itself: `extension ObservableObject`, `where Self: ObservableObject`.
    case itself
    /// Something made of models: `extension Array where Element: ObservableObject`.
    case part
  }

  /// Protocols that say so of whoever conforms in a `where` clause.
  private(set) var protocols: Set<TypeID> = []
  /// The generic parameters of a type that must be an `ObservableObject`.
  private(set) var types: [TypeID: Set<String>] = [:]
  /// The same for functions; empty where only a parameter's own type asks for it.
  private(set) var functions: [MemberID: Set<String>] = [:]
  /// Members of constrained extensions.
  private(set) var members: [MemberID: Receiver] = [:]
  /// Those extensions.
  private(set) var extensions: [DeclarationReference: Receiver] = [:]
  /// Members and functions by their names, which stand wherever they are used.
  private(set) var named: [String: [MemberID]] = [:]
  /// What an extension of a type that is not the project's extends.
  private(set) var extended: [MemberID: String] = [:]
  /// Generic typealiases that ask for a model, themselves or by what they stand for.
  private(set) var aliases: Set<String> = []
  /// The words behind which `ObservableObject` may stand: its name, and those of typealiases.
  private(set) var words: Set<String> = [FrameworkNames.observableObject]

  var isEmpty: Bool { types.isEmpty && named.isEmpty && aliases.isEmpty }

  /// Nothing is known to be constrained.
  init() {}

  init(_ index: TypeIndex) {
    findWords(index)
    let files = index.files.indices.filter { !index.usesForeignObservation($0) }
    // Here: what a declaration asks for may follow from what another one does.
    for _ in 0..<8 {
      let count = askedCount
      for file in files { addTypes(of: file, index) }
      for file in index.files.indices { addAliases(of: file, index) }
      if askedCount == count { break }
    }
    for file in files {
      addMembers(of: file, index)
      addFunctions(of: file, index)
    }
    if !isEmpty { findNames(index) }
  }

  private var askedCount: Int {
    aliases.count + extensions.count + protocols.count
      + types.values.reduce(0) { $0 + $1.count }
  }

  /// A unit of code in which none of these stands uses none of the declarations.
  private(set) var names = NameTable([])
  /// Some of them are used without any name: an operator, a subscript, a result builder.
  private(set) var hasNameless = false

  private mutating func findNames(_ index: TypeIndex) {
    var names = aliases.union(named.keys).union(types.keys.map { index[$0].name })
    names.insert("Self")
    for member in named[FrameworkNames.initializer] ?? [] {
      let outline = index.files[member.place.file].outline
      guard let owner = outline.functions[member.place.index].owner else { continue }
      names.insert(outline.types[owner].extendedType?.lastName ?? outline.types[owner].name)
      if let type = index.type(member.place.file, owner) { names.insert(index[type].name) }
    }
    let typealiases = index.files.lazy.flatMap(\.outline.typealiases)
    var count = -1
    while count < names.count {
      count = names.count
      for alias in typealiases where alias.target?.components.contains(where: {
        names.contains($0.name)
      }) ?? false {
        names.insert(alias.name)
      }
    }
    hasNameless = hasInheritedInitializer(index) || named.keys.contains { name in
      // Here: beyond ASCII, an operator looks like any other name.
      FrameworkNames.isOperator(name) || name.utf8.first.map { $0 >= 0x80 } ?? false
        || FrameworkNames.namelessFunctions.contains(name)
        || name == FrameworkNames.subscriptName || FrameworkNames.wrapperMembers.contains(name)
    }
    self.names = NameTable(names)
  }

  /// An initialiser that types get which nothing names beside it: by inheritance, from a protocol,
  /// or by an extension of what others declare.
  private func hasInheritedInitializer(_ index: TypeIndex) -> Bool {
    (named[FrameworkNames.initializer] ?? []).contains { member in
      let function = index.files[member.place.file].outline.functions[member.place.index]
      guard let type = function.owner.flatMap({ index.type(member.place.file, $0) }) else {
        return true
      }
      return index[type].kind == .class || index[type].kind == .protocol
    }
  }

  // MARK: Words

  private mutating func findWords(_ index: TypeIndex) {
    let aliases = index.files.flatMap(\.outline.typealiases).filter { !$0.isAssociatedType }
    for _ in 0..<8 {
      let count = words.count
      for alias in aliases where alias.target.map({ mentionsWord($0) }) ?? false {
        words.insert(alias.name)
      }
      if words.count == count { return }
    }
  }

  /// Whether a type may have to do with `ObservableObject` at all: a test that costs little.
  func mentionsWord(_ type: TypeSyntax) -> Bool {
    type.components.contains { words.contains($0.name) }
  }

  /// Whether a constraint names `ObservableObject` itself, also behind a typealias.
  func isObservableObject(
    _ constraint: TypeSyntax?, _ scope: ResolutionScope, _ index: TypeIndex
  ) -> Bool {
    guard let constraint, mentionsWord(constraint) else { return false }
    switch constraint {
    case .composition(let parts): return parts.contains { isObservableObject($0, scope, index) }
    case .any(let inner), .some(let inner): return isObservableObject(inner, scope, index)
    case .named: return index.resolve(constraint, in: scope).isObservableObject
    default: return false
    }
  }

  /// Whether a type holds, takes or gives any `ObservableObject` there is, at any depth.
  func holdsAnyObject(_ type: TypeSyntax, _ scope: ResolutionScope, _ index: TypeIndex) -> Bool {
    guard mentionsWord(type) else { return false }
    switch type {
    case .any(let inner), .some(let inner):
      return isObservableObject(inner, scope, index) || holdsAnyObject(inner, scope, index)
    case .optional(let inner), .array(let inner), .metatype(let inner):
      return holdsAnyObject(inner, scope, index)
    case .dictionary(let key, let value):
      return [key, value].contains { holdsAnyObject($0, scope, index) }
    case .tuple(let parts, _), .composition(let parts):
      return parts.contains { holdsAnyObject($0, scope, index) }
    case .function(let parameters, let result):
      return (parameters + [result]).contains { holdsAnyObject($0, scope, index) }
    case .named(let components):
      return index.resolve(type, in: scope).holdsAnyObject
        || components.flatMap(\.arguments).contains { holdsAnyObject($0, scope, index) }
    case .other: return false
    }
  }

  /// Of generic parameters and requirements, what must be an `ObservableObject`.
  private func required(
    _ parameters: [GenericParameterSyntax], _ requirements: [RequirementSyntax],
    _ scope: ResolutionScope, _ index: TypeIndex
  ) -> Set<String> {
    var result = inferred(parameters, requirements, scope, index)
    for parameter in parameters where isObservableObject(parameter.constraint, scope, index) {
      result.insert(parameter.name)
    }
    for requirement in requirements
    where !requirement.isSameType && isObservableObject(requirement.constraint, scope, index) {
      if let subject = requirement.subject.dottedName { result.insert(subject) }
    }
    return result
  }

  // MARK: Declarations

  private mutating func addTypes(of file: FileIndex, _ index: TypeIndex) {
    for (position, declaration) in index.files[file].outline.types.enumerated() {
      let scope = ResolutionScope(
        file: file, type: index.type(file, position), declaration: position)
      let reference = DeclarationReference(file, position)
      let required = required(
        declaration.genericParameters, declaration.requirements, scope, index)
      if declaration.kind == .extension {
        if isObservableObject(declaration.extendedType, ResolutionScope(file: file), index)
          || required.contains("Self")
        {
          extensions[reference] = .itself
        } else if !required.isEmpty {
          extensions[reference] = .part
          // Here: a conformance is used without any name of the extension.
          if !declaration.inheritance.isEmpty, let type = index.type(file, position),
            index[type].kind != .protocol
          {
            types[type, default: []].formUnion(
              parameters(of: index.declaration(type), required))
          }
        }
      } else if declaration.kind == .protocol {
        if required.contains("Self"), let type = index.type(file, position) {
          protocols.insert(type)
        }
      } else if !required.isEmpty, let type = index.type(file, position) {
        let own = parameters(of: declaration, required)
        if !own.isEmpty { types[type, default: []].formUnion(own) }
      }
    }
  }

  /// The generic parameters of a type that are an `ObservableObject`, or a sequence that holds
  /// such: `where Rows.Element: ObservableObject`.
  private func parameters(
    of declaration: TypeDeclaration, _ required: Set<String>
  ) -> Set<String> {
    let holding = Set(required.filter { $0.contains(".") }.map { String($0.prefix { $0 != "." }) })
    return required.filter { !$0.contains(".") }.union(
      declaration.genericParameters.map(\.name).filter(holding.contains))
  }

  private mutating func addMembers(of file: FileIndex, _ index: TypeIndex) {
    let outline = index.files[file].outline
    for (position, variable) in outline.variables.enumerated() {
      add(
        MemberID(kind: .variable, place: DeclarationReference(file, position)), variable.name,
        in: variable.owner, index)
    }
    for (position, function) in outline.functions.enumerated()
    where function.kind != .deinitializer {
      add(
        MemberID(kind: .function, place: DeclarationReference(file, position)), function.name,
        in: function.owner, index)
    }
  }

  private mutating func add(
    _ member: MemberID, _ name: String, in owner: OutlineIndex?, _ index: TypeIndex
  ) {
    guard let owner,
      let receiver = extensions[DeclarationReference(member.place.file, owner)]
    else { return }
    members[member] = receiver
    named[name, default: []].append(member)
    noteExtended(member, owner, index)
  }

  private mutating func noteExtended(
    _ member: MemberID, _ owner: OutlineIndex, _ index: TypeIndex
  ) {
    guard index.type(member.place.file, owner) == nil else { return }
    let declaration = index.files[member.place.file].outline.types[owner]
    extended[member] = declaration.extendedType?.lastName ?? declaration.name
  }

  private mutating func addFunctions(of file: FileIndex, _ index: TypeIndex) {
    for (position, function) in index.files[file].outline.functions.enumerated() {
      let scope = ResolutionScope(
        file: file, type: function.owner.flatMap { index.type(file, $0) },
        declaration: function.owner, generics: GenericNames(function.genericParameters))
      // Here: what an associated type must be is followed to the types that stand for it; that of
      // a sequence of others is what the sequence holds.
      let all = required(function.genericParameters, function.requirements, scope, index)
        .union(inferred(function, scope, index))
      let holding = all.filter { $0.contains(".") }.map { String($0.prefix { $0 != "." }) }
      let around = function.owner.flatMap { index.type(file, $0) }.map { index.declaration($0) }
      let declared = function.genericParameters + (around?.genericParameters ?? [])
      let required = all.filter { !$0.contains(".") }.union(
        holding.filter { name in declared.contains { $0.name == name } })
      let takesAny = function.parameters.contains {
        holdsAnyObject($0.type ?? .other, scope, index)
      }
      // Here: what reaches into the class around it is no call (H086).
      guard !required.isEmpty || takesAny,
        function.parameters.first?.label != FrameworkNames.enclosingInstanceLabel
      else { continue }
      let member = MemberID(kind: .function, place: DeclarationReference(file, position))
      let own = function.kind == .initializer ? required : required.filter { name in
        function.genericParameters.contains { $0.name == name }
      }
      if members[member] == nil { named[function.name, default: []].append(member) }
      if own.count < required.count, members[member] == nil {
        members[member] = required.contains("Self") ? .itself : .part
      }
      if !own.isEmpty || takesAny { functions[member] = own }
      if let owner = function.owner { noteExtended(member, owner, index) }
    }
  }

  private mutating func addAliases(of file: FileIndex, _ index: TypeIndex) {
    for alias in index.files[file].outline.typealiases where alias.isGeneric {
      let scope = ResolutionScope(
        file: file, type: alias.owner.flatMap { index.type(file, $0) }, declaration: alias.owner)
      let asks = !required(alias.genericParameters, alias.requirements, scope, index).isEmpty
        || (alias.target?.components ?? []).contains { component in
          let name = TypeSyntax.named([TypeSyntax.Component(component.name)])
          return Wrapper(named: component.name)?.isOfOldWorld ?? false
            || component.name != alias.name && aliases.contains(component.name)
            || index.resolve(name, in: scope).nominal.map { types[$0] != nil } ?? false
        }
      if asks { aliases.insert(alias.name) }
    }
  }
}

extension TypeIndex {
  /// Whether `ObservableObject` is somebody else's in a file, on some platform at least.
  func usesForeignObservation(_ file: FileIndex) -> Bool {
    let imports = files[file].outline.imports
    guard imports.contains(where: { FrameworkNames.foreignObservableModules.contains($0.module) })
    else { return false }
    return !imports.contains {
      !$0.isConditional && FrameworkNames.observableObjectModules.contains($0.module)
    }
  }
}

extension ResolvedType {
  /// `ObservableObject` itself, or a composition with it.
  var isObservableObject: Bool {
    switch self {
    case .external(let name, _): name == FrameworkNames.observableObject
    case .composition(let parts): parts.contains { $0.isObservableObject }
    default: false
    }
  }

  /// The same at any depth.
  var holdsAnyObject: Bool {
    isObservableObject || parts.contains { $0.holdsAnyObject }
  }

  /// What a type is made of, one level deep.
  var parts: [ResolvedType] {
    switch self {
    case .nominal(_, let arguments), .external(_, let arguments): arguments
    case .optional(let inner), .array(let inner), .function(let inner), .metatype(let inner):
      [inner]
    case .dictionary(let key, let value): [key, value]
    case .tuple(let parts, _), .composition(let parts): parts
    case .generic, .ambiguous, .unknown: []
    }
  }
}

extension TypeSyntax {
  /// Every plain name in the type with its components, at any depth.
  var paths: [[Component]] {
    switch self {
    case .named(let parts): [parts] + parts.flatMap { $0.arguments.flatMap(\.paths) }
    case .optional(let type), .array(let type), .some(let type), .any(let type),
      .metatype(let type):
      type.paths
    case .function(let parameters, let result): parameters.flatMap(\.paths) + result.paths
    case .dictionary(let key, let value): key.paths + value.paths
    case .tuple(let types, _), .composition(let types): types.flatMap(\.paths)
    case .other: []
    }
  }

  /// Whether one of `components` has a name of a kind.
  func hasComponent(where isWanted: (String) -> Bool) -> Bool {
    func has(_ types: [TypeSyntax]) -> Bool { types.contains { $0.hasComponent(where: isWanted) } }
    switch self {
    case .named(let parts): return parts.contains { isWanted($0.name) || has($0.arguments) }
    case .optional(let type), .array(let type), .some(let type), .any(let type),
      .metatype(let type):
      return type.hasComponent(where: isWanted)
    case .function(let parameters, let result): return has(parameters) || has([result])
    case .dictionary(let key, let value): return has([key, value])
    case .tuple(let types, _), .composition(let types): return has(types)
    case .other: return false
    }
  }

  /// Every component of every plain name in the type, at any depth.
  var components: [Component] {
    switch self {
    case .named(let parts): parts + parts.flatMap { $0.arguments.flatMap(\.components) }
    case .optional(let type), .array(let type), .some(let type), .any(let type),
      .metatype(let type):
      type.components
    case .function(let parameters, let result):
      parameters.flatMap(\.components) + result.components
    case .dictionary(let key, let value): key.components + value.components
    case .tuple(let types, _), .composition(let types): types.flatMap(\.components)
    case .other: []
    }
  }
}
