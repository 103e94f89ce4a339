// Wrappers that need an `ObservableObject`: those of the old world where they are written as
// types, and those of others.
extension BlockerFinder {
  /// `let make: (@autoclosure @escaping () -> Model) -> ModelView = ModelView.init(model:)`: the
  /// initialiser that the compiler writes takes an autoclosure for `@StateObject`, a value for
  /// `@State`.
  mutating func findInitializersHandedOn() {
    for holder in holders where holder.wrapper == .stateObject && !holder.isLocal {
      guard let owner = holder.owner, let member = holder.variable,
        index.hasMemberwiseInitializer(owner, for: member),
        let construction = (facts.initializersHandedOn[owner] ?? []).first(where: {
          takes(member, owner, index.files[$0.place.file].labels(behind: $0.place.range.end))
        })
      else { continue }
      add(
        heldBy: holder, "object-wrapper",
        "the initialiser of '\(holder.ownerName)' is handed on here as a function, which takes"
          + " '\(holder.name)' as an autoclosure as long as that is a '@StateObject'",
        construction.place)
    }
  }

  /// Whether `View.init(model:)`, or `View.init` without its labels, is the initialiser that the
  /// compiler writes and takes a property.
  private func takes(_ member: MemberID, _ owner: TypeID, _ labels: [String]) -> Bool {
    let variable = index.variable(member)
    if !labels.isEmpty { return labels.contains(variable.name) }
    return variable.initialValue == nil && index.initializers(of: owner).isEmpty
  }

  // MARK: Written as types

  /// `ObservedObject<M>` and its kind written as types (H066).
  mutating func findWrapperTypes() {
    for (file, parsed) in index.files.enumerated() {
      let outline = parsed.outline
      for variable in outline.variables {
        noteWrappers(in: variable.type, variable.typeRange, file, variable.owner)
      }
      for function in outline.functions {
        for parameter in function.parameters {
          noteWrappers(in: parameter.type, parameter.typeRange, file, function.owner)
          let wrapper = Wrapper.of(parameter.attributes).wrapper
          guard wrapper.isOfOldWorld, let type = parameter.type else { continue }
          noteWrapped(type, parameter.nameRange, file, function.owner)
        }
        noteWrappers(in: function.returnType, function.nameRange, file, function.owner)
      }
      for (position, type) in outline.types.enumerated() {
        for inherited in type.inheritance {
          noteWrappers(in: inherited.type, inherited.range, file, position)
        }
      }
      for alias in outline.typealiases {
        noteWrappers(in: alias.target, parsed.rangeOfName(of: alias), file, alias.owner)
      }
      for enumCase in outline.enumCases {
        for type in enumCase.payload {
          noteWrappers(in: type, enumCase.nameRange, file, enumCase.owner)
        }
      }
      for fact in facts.files[file].specializations where !fact.isName {
        noteWrappers(in: fact.type, fact.place.range, file, fact.declaration)
      }
    }
  }

  private static let wrappersOfTypes = WordSet(
    Wrapper.allCases.filter(\.isOfOldWorld).map(\.rawValue)
      + [FrameworkNames.environmentWritingModifier])

  private mutating func noteWrappers(
    in type: TypeSyntax?, _ range: ByteRange?, _ file: FileIndex, _ owner: OutlineIndex?
  ) {
    guard let type, let range, type.hasComponent(where: Self.wrappersOfTypes.contains) else {
      return
    }
    for component in type.components
    where Wrapper(named: component.name)?.isOfOldWorld ?? false {
      for argument in component.arguments { noteWrapped(argument, range, file, owner) }
    }
    for component in type.components
    where component.name == FrameworkNames.environmentWritingModifier {
      for argument in component.arguments { noteResult(argument, range, file, owner) }
    }
  }

  /// `ModifiedContent<Page, _EnvironmentKeyWritingModifier<Store?>>`, as which somebody takes what
  /// `.environmentObject(_:)` gives.
  private mutating func noteResult(
    _ type: TypeSyntax, _ range: ByteRange, _ file: FileIndex, _ owner: OutlineIndex?
  ) {
    let scope = ResolutionScope(
      file: file, type: owner.flatMap { index.types.type(file, $0) }, declaration: owner)
    guard let model = index.types.resolve(type, in: scope).unwrapped.nominal,
      index.isObservableObjectClass(model)
    else { return }
    add(
      model, "object-wrapper",
      "nobody promises that what '.environment(_:)' gives is of this type, as what"
        + " '.environmentObject(_:)' gives is: a cast to it may fail", Place(file, range),
      .acceptance)
  }

  private mutating func noteWrapped(
    _ type: TypeSyntax, _ range: ByteRange, _ file: FileIndex, _ owner: OutlineIndex?
  ) {
    let scope = ResolutionScope(
      file: file, type: owner.flatMap { index.types.type(file, $0) }, declaration: owner)
    guard let model = index.types.resolve(type, in: scope).nominal,
      index.isObservableObjectClass(model)
    else { return }
    add(
      model, "object-wrapper", "a wrapper of the old kind is written as a type here",
      Place(file, range))
  }

  // MARK: Of others

  /// Wrappers that need an `ObservableObject`, or may: those of the project that ask for one, and
  /// those of others that are called so, such as `@InjectedObject`.
  mutating func findForeignWrappers() {
    for (file, parsed) in index.files.enumerated() {
      let reader = BodyReader(index: index, file: file)
      for (position, variable) in parsed.outline.variables.enumerated() {
        let member = MemberID(kind: .variable, place: DeclarationReference(file, position))
        let (wrapper, attribute) = index.wrapper(member)
        guard wrapper == .other, let attribute else { continue }
        noteAround(attribute, member)
        guard needsModel(attribute, index.scope(member), isTyped: variable.type != nil)
        else { continue }
        note(attribute, reader.type(of: member), file, index.scope(member))
      }
      for function in parsed.outline.functions {
        for parameter in function.parameters {
          guard let type = parameter.type,
            let attribute = Wrapper.of(parameter.attributes).attribute
          else { continue }
          let scope = ResolutionScope(
            file: file, type: function.owner.flatMap { index.types.type(file, $0) },
            declaration: function.owner, generics: GenericNames(function.genericParameters))
          guard Wrapper.of(parameter.attributes).wrapper == .other,
            needsModel(attribute, scope, isTyped: true)
          else { continue }
          note(attribute, index.types.resolve(type, in: scope), file, scope)
        }
      }
    }
  }

  /// A wrapper of others that tells the object around it of changes, as `@Published` does (H086).
  private mutating func noteAround(_ attribute: AttributeSyntax, _ member: MemberID) {
    guard let owner = index.owner(member), index.isObservableObjectClass(owner),
      FrameworkNames.publishes(attribute.lastName),
      case let path = attribute.path,
      case .external = index.types.lookUp(path, in: index.scope(member))
    else { return }
    add(
      owner, "object-wrapper", "'@\(attribute.name)' may need an ObservableObject around it",
      Place(member.place.file, attribute.range))
  }

  /// `@Pub` where `Pub` stands for `Published`: nothing else knows it for what it is.
  mutating func findPublishedAliases() {
    let aliases = index.files.flatMap(\.outline.typealiases)
    var names: Set<String> = []
    var count = -1
    while count < names.count {
      count = names.count
      for alias in aliases {
        guard let name = alias.target?.lastName,
          name == FrameworkNames.published || names.contains(name)
        else { continue }
        names.insert(alias.name)
      }
    }
    guard !names.isEmpty else { return }
    for entity in index.types.types where index.isObservableObjectClass(entity.id) {
      for member in index.allMembers(of: entity.id).values.joined() where member.kind == .variable {
        guard let attribute = index.variable(member).attributes.first(where: {
          names.contains($0.lastName)
        }) else { continue }
        add(
          entity.id, "unsupported-declaration",
          "'@\(attribute.name)' is '@\(FrameworkNames.published)' behind a typealias",
          Place(member.place.file, attribute.range))
      }
    }
  }

  private func needsModel(
    _ attribute: AttributeSyntax, _ scope: ResolutionScope, isTyped: Bool
  ) -> Bool {
    let path = attribute.path
    // Here: `@EnvironmentObject.Optional`, which a library or the project declares within one.
    if path.dropLast().contains(where: { Wrapper(named: $0)?.isOfOldWorld ?? false }) {
      return true
    }
    switch index.types.lookUp(path, in: scope) {
    case .type(let id): return index.constrained.asksForModel(id, index)
    case .ambiguous(let ids): return ids.contains { index.constrained.asksForModel($0, index) }
    case .alias: return index.constrained.aliases.contains(path.last ?? "")
    case .generic: return false
    case .external(let name):
      // Here: `typealias Owned = StateObject`, or a wrapper that is called like one.
      let isAlias = name != path.last && Wrapper(named: name)?.isOfOldWorld ?? false
      return isAlias || FrameworkNames.publishes(name)
    }
  }

  /// The models of a wrapped value; those that the wrapper is given, if that says nothing.
  private mutating func note(
    _ attribute: AttributeSyntax, _ type: ResolvedType, _ file: FileIndex, _ scope: ResolutionScope
  ) {
    let place = Place(file, attribute.range)
    let isOurs = index.types.declares(
      attribute.name.split(separator: ".").first.map(String.init) ?? "", in: scope)
    let message = isOurs
      ? "'@\(attribute.name)' needs an ObservableObject"
      : "'@\(attribute.name)' may need an ObservableObject"
    let reader = BodyReader(index: index, file: file)
    var models = reader.models(in: type)
    if models.isEmpty {
      if case .generic = type.unwrapped { return }
      // Here: what others wrap, and what is written to be something else, is no model.
      if !isOurs, !type.isUnresolved { return }
      // Here: with nothing else to tell by, a class that is no model says that it wraps none.
      let isBare = attribute.arguments == nil
        && !index.files[file].source.text(attribute.range).contains("<")
      if isBare, isClass(type) { return }
      // Here: `@ObservedResults(Dog.self)` says what it holds.
      if !isOurs, let span = attribute.arguments,
        let kind = reader.metatypeArgument(span, in: scope).nominal,
        index.traits(kind).fixedSuperclass != nil
      {
        return
      }
      let (named, hasKeyPath) = modelsNamed(by: attribute, reader, scope)
      models = named
      if named.isEmpty, isOurs || hasKeyPath {
        models = index.types.types.map(\.id).filter { index.isObservableObjectClass($0) }
      }
    }
    for model in Set(models).sorted().flatMap({ index.observableModels(of: $0) }) {
      add(model, "object-wrapper", message, place)
    }
  }

  private func isClass(_ type: ResolvedType) -> Bool {
    let types = type.nominal.map { [$0] } ?? type.candidates
    return !types.isEmpty && types.allSatisfy { index[$0].kind == .class }
  }

  /// `\.library`, `Library.self` in a wrapper's arguments: the models that they name.
  private func modelsNamed(
    by attribute: AttributeSyntax, _ reader: BodyReader, _ scope: ResolutionScope
  ) -> (models: [TypeID], hasKeyPath: Bool) {
    guard let span = attribute.arguments else { return ([], false) }
    let tree = index.files[scope.file].arguments(span)
    var models: [TypeID] = []
    var hasKeyPath = false
    for position in tree.nodes.indices {
      let node = NodeID(position)
      switch tree.kind(node) {
      case .keyPathComponent:
        hasKeyPath = true
        for member in index.variables(named: tree.name(node)) {
          models += reader.models(in: reader.type(of: member))
          models += reader.modelsMade(by: member)
        }
      case .type: models += reader.models(in: index.types.resolve(tree.type(node), in: scope))
      case .name:
        if case .type(let id) = index.types.lookUp([tree.name(node)], in: scope.ofValue) {
          models += reader.models(in: .nominal(id, []))
        }
      default: break
      }
    }
    return (models, hasKeyPath)
  }
}

extension ParsedFile {
  /// `model` and `title` of `(model:title:)`.
  fileprivate func labels(behind offset: Int) -> [String] {
    guard let start = stream.tokens.firstIndex(where: { $0.start >= offset }),
      stream.tokens[start].kind == .leftParen
    else { return [] }
    let inside = stream.tokens[(start + 1)...].prefix { $0.kind != .rightParen }
    return inside.filter { $0.kind != .colon }.map { source.text($0.range) }
  }
}
