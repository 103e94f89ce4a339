// What takes nothing but an `ObservableObject` keeps the models that it is used with (H040, H083).
// What cannot be followed keeps all of them.
extension BlockerFinder {
  /// What bodies use.
  mutating func findConstrainedUses() {
    for file in facts.files {
      for use in file.constrainedUses { note(use) }
    }
  }

  private mutating func note(_ use: ConstrainedUse) {
    var place = use.place
    var message: String
    switch use.kind {
    case .declaration:
      message = "'\(use.subject)' requires an ObservableObject"
      if use.isTold { message += " and is given one here" }
    case .member: message = "'\(use.subject)' is there for ObservableObjects only"
    case .wrapper: message = "'\(use.subject)' needs an ObservableObject"
    case .existential:
      message = use.isTold
        ? "it is taken for 'any \(use.subject)' here" : "'any \(use.subject)' is asked for here"
      place = ConstraintFinder(index: index, file: place.file).word(in: place.range)
    }
    if !use.isTold { message += ", and it may be this model" }
    let models = use.isTold
      ? use.models.flatMap { index.observableModels(of: $0) } : allModels
    for model in models where !hides(use.member, model) {
      add(
        model, use.kind == .wrapper ? "object-wrapper" : "constrained-to-observable-object",
        message, place)
    }
  }

  private var allModels: [TypeID] {
    index.types.types.map(\.id).filter { index.isObservableObjectClass($0) }
  }

  /// Whether a model has a member of its own where an extension of all models has one too.
  private func hides(_ member: String?, _ model: TypeID) -> Bool {
    guard let member else { return false }
    return index.members(member, of: model).contains { index.constrained.members[$0] == nil }
  }

  private mutating func addToAll(_ message: String, _ place: Place) {
    for model in allModels {
      add(model, "constrained-to-observable-object", message, place)
    }
  }

  // MARK: Extensions

  /// A model may conform to something only by what a constrained extension gives it.
  mutating func findConstrainedExtensions() {
    for root in index.constrained.protocols.sorted() {
      for model in allModels where index.isSubtype(model, of: root) {
        add(
          model, "constrained-to-observable-object",
          "the protocol '\(index[root].name)' requires an ObservableObject",
          Place(index[root].declaration.file, index.types.declaration(root).nameRange))
      }
    }
    for (reference, receiver) in index.constrained.extensions.sorted(by: { $0.key < $1.key }) {
      let declaration = index.types.declaration(reference)
      let place = Place(reference.file, declaration.nameRange)
      if receiver == .part, !declaration.inheritance.isEmpty,
        index.types.type(reference.file, reference.index) == nil
      {
        addToAll("a conformance requires an ObservableObject, and it may be this model", place)
      }
      guard receiver == .itself else { continue }
      for name in memberNames(of: reference) {
        for model in allModels where leans(model, on: name, of: reference) {
          add(
            model, "constrained-to-observable-object",
            "it conforms to a protocol by '\(name)', which only an ObservableObject has", place)
        }
      }
    }
  }

  private func memberNames(of reference: DeclarationReference) -> [String] {
    let outline = index.files[reference.file].outline
    let names = outline.variables.filter { $0.owner == reference.index }.map(\.name)
      + outline.functions.filter { $0.owner == reference.index }.map(\.name)
    return Array(Set(names)).sorted()
  }

  /// Whether a model meets a protocol by a member of an extension, having none of its own.
  private func leans(_ model: TypeID, on name: String, of reference: DeclarationReference) -> Bool {
    var current: TypeID? = model
    var protocols: [TypeID] = []
    var external: [String] = []
    var steps = 0
    while let type = current, steps < 16 {
      if !index.ownMembers(name, of: type).isEmpty { return false }
      protocols += index.traits(type).supertypes.filter { index[$0].kind == .protocol }
      external += index.externalProtocols(of: type)
      current = index.traits(type).superclass
      steps += 1
    }
    if let extended = index.types.type(reference.file, reference.index),
      !protocols.contains(where: { index.isSubtype($0, of: extended) })
    {
      return false
    }
    // Here: what a protocol gives may be what one that it refines asks for.
    let isRequired = protocols.flatMap { [$0] + index.protocols(of: $0) }.contains { asking in
      index.ownMembers(name, of: asking).contains { index.isRequirement($0) }
    }
    return isRequired
      || external.contains { FrameworkNames.commonRequirements[$0]?.contains(name) ?? false }
  }

  // MARK: What has no name at its uses

  /// Constrained functions that are called without their name.
  mutating func findUnfollowableNames() {
    for member in index.constrained.functions.keys.sorted() {
      let function = index.function(member)
      let isNamed = function.kind != .subscript
        || function.parameters.first?.label != FrameworkNames.dynamicMemberLabel
      guard FrameworkNames.namelessFunctions.contains(function.name) || !isNamed else { continue }
      addToAll(
        "'\(function.name)' requires an ObservableObject, and it may be this model",
        Place(member.place.file, function.nameRange))
    }
  }

  // MARK: What nothing accounts for

  /// `ObservableObject` where nothing else looks: in a local generic function, in an expression,
  /// in the arguments of an attribute.
  mutating func findUnaccountedMentions() {
    for file in index.files.indices where !index.types.usesForeignObservation(file) {
      let scope = ResolutionScope(file: file)
      guard case .external = index.types.lookUp([FrameworkNames.observableObject], in: scope)
      else { continue }
      let finder = ConstraintFinder(index: index, file: file)
      let words = finder.words(FrameworkNames.observableObject)
      guard !words.isEmpty else { continue }
      let known = finder.accountedRanges() + facts.files[file].constraintMentions.map(\.range)
      for word in words where !known.contains(where: { $0.contains(word) }) {
        addToAll(
          "'\(FrameworkNames.observableObject)' is asked for here, and it may be this model",
          Place(file, word))
      }
    }
    findAttributeArguments()
    findPublisherTypes()
  }

  /// What the arguments of attributes use is not read as code.
  private mutating func findAttributeArguments() {
    guard !index.constrained.isEmpty else { return }
    var names = Set(index.constrained.named.keys).union(index.constrained.aliases)
    names.formUnion(index.constrained.types.keys.map { index[$0].name })
    names.subtract([FrameworkNames.initializer, FrameworkNames.subscriptName])
    for (file, parsed) in index.files.enumerated() {
      let reader = BodyReader(index: index, file: file)
      for (position, variable) in parsed.outline.variables.enumerated() {
        let arguments = variable.attributes.filter { $0.arguments != nil }
        guard let attribute = arguments.first(where: {
          !parsed.allNames(in: parsed.argumentRange(of: $0)).isDisjoint(with: names)
        }) else { continue }
        let member = MemberID(kind: .variable, place: DeclarationReference(file, position))
        let models = reader.models(in: reader.type(of: member))
        note(
          ConstrainedUse(
            kind: .declaration, subject: attribute.name, place: Place(file, attribute.range),
            models: models, isTold: !models.isEmpty, member: nil))
      }
    }
  }

  /// `Crate.ObjectWillChangePublisher` is a type that only an `ObservableObject` has.
  private mutating func findPublisherTypes() {
    for file in index.files.indices {
      let finder = ConstraintFinder(index: index, file: file)
      for (word, path, declaration) in finder.membersOfTypes(
        FrameworkNames.objectWillChangePublisher)
      {
        let scope = ResolutionScope(
          file: file, type: declaration.flatMap { index.types.type(file, $0) },
          declaration: declaration)
        guard case .type(let id) = index.types.lookUp(path, in: scope) else { continue }
        for model in index.observableModels(of: id) {
          add(
            model, "constrained-to-observable-object",
            "only an ObservableObject has a type '\(FrameworkNames.objectWillChangePublisher)'",
            Place(file, word))
        }
      }
    }
  }
}
