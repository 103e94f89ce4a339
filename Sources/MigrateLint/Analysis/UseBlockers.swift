// Uses of models and wrappers that no rewrite can follow.
extension BlockerFinder {
  /// `$model` handed on whole is an `ObservedObject.Wrapper`, which has no counterpart (H066).
  mutating func findWholeProjections() {
    for holder in holders
    where holder.wrapper.isOfOldWorld {
      guard let owner = holder.owner else { continue }
      for fact in facts.projections[PropertyKey(owner, holder.name)] ?? []
      where fact.member == nil {
        add(
          heldBy: holder, "object-wrapper",
          "'$\(holder.name)' is handed on whole; '@State' and '@Bindable' give something else",
          fact.place)
      }
    }
  }

  /// `$model.transaction`: a binding and a `Bindable` have members of their own, which come first.
  mutating func findMembersOfBindings() {
    let members = BindingMembers(index)
    for holder in holders where holder.wrapper.isOfOldWorld {
      guard let owner = holder.owner else { continue }
      for fact in facts.projections[PropertyKey(owner, holder.name)] ?? [] {
        guard let member = fact.member, members.contains(member) else { continue }
        add(
          heldBy: holder, "object-wrapper",
          "'$\(holder.name).\(member)' would be the binding's own '\(member)'", fact.place)
      }
    }
  }

  /// `extension ObservedObject.Wrapper { … }`: what it adds, the new wrappers do not have.
  mutating func findExtendedWrappers() {
    var extended: [Wrapper: Place] = [:]
    for (file, parsed) in index.files.enumerated() {
      for (position, type) in parsed.outline.types.enumerated() where type.kind == .extension {
        guard case .named(let path)? = type.extendedType,
          let wrapper = Wrapper(named: path[0].name), wrapper.isOfOldWorld,
          parsed.outline.functions.contains(where: {
            $0.owner == position && $0.kind != .initializer
          })
            || parsed.outline.variables.contains(where: { $0.owner == position })
        else { continue }
        extended[wrapper] = extended[wrapper] ?? Place(file, type.nameRange)
      }
    }
    guard !extended.isEmpty else { return }
    for holder in holders {
      guard let place = extended[holder.wrapper] else { continue }
      add(
        heldBy: holder, "object-wrapper",
        "an extension adds something to '@\(holder.attributeName)' here, which the new wrappers do"
          + " not have", place)
    }
  }

  /// `_model` used otherwise than to set it up.
  mutating func findStorageUses() {
    for holder in holders
    where holder.wrapper.isOfOldWorld {
      guard let owner = holder.owner else { continue }
      for fact in facts.storage[PropertyKey(owner, holder.name)] ?? [] {
        // Here: an extension may add initialisers of other labels.
        let isSetUp = fact.assigned.map {
          !$0.wrapper.isEmpty && $0.hasOneArgument && FrameworkNames.valueLabels.contains($0.label)
        } ?? false
        guard !isSetUp, !holder.allowsRead(fact) else { continue }
        add(
          heldBy: holder, "object-wrapper",
          "'_\(holder.name)' is used as a wrapper of the old kind", fact.place)
      }
    }
  }

  /// What a view shows and reads only later is no longer shown anew (H096).
  mutating func findLateReads() {
    for holder in holders where holder.wrapper.isOfOldWorld && holder.isInView {
      for read in drawn.lateReads(through: holder, facts) {
        for model in index.observableModels(of: holder.model) {
          add(
            model, holder.wrapper.migrationRule, Plan.message(late: read, holder), read.place,
            .acceptance)
        }
      }
    }
  }

  // MARK: Generic code

  /// Models handed to generic code that requires an `ObservableObject` (H040, H083).
  mutating func findGenericUses() {
    findConstrainedUses()
    findConstrainedExtensions()
    findUnfollowableNames()
    findUnaccountedMentions()
    findUsesOfProtocols()
    for (file, parsed) in index.files.enumerated() {
      for variable in parsed.outline.variables { noteGenericHolder(variable, file) }
    }
  }

  /// Models handed to generic code that requires a protocol which stays: it keeps them anyway, and
  /// this is where.
  private mutating func findUsesOfProtocols() {
    let staying = Set(index.observableConformers.keys).subtracting(refinement.refinable)
    guard !staying.isEmpty else { return }
    func asks(
      _ parameters: [GenericParameterSyntax], _ requirements: [RequirementSyntax],
      _ scope: ResolutionScope
    ) -> Bool {
      let constraints = parameters.compactMap(\.constraint)
        + requirements.filter { !$0.isSameType }.map(\.constraint)
      return constraints.contains {
        index.types.resolve($0, in: scope).nominal.map(staying.contains) ?? false
      }
    }
    func note(_ arguments: [ArgumentFact], _ subject: String, _ place: Place) {
      for argument in arguments {
        guard let model = argument.type.nominal, index.isObservableObjectClass(model) else {
          continue
        }
        add(
          model, "constrained-to-observable-object",
          "'\(subject)' requires an ObservableObject and is given one here", place)
      }
    }
    var known: [FunctionSet: MemberID?] = [:]
    func firstAsking(_ set: FunctionSet) -> MemberID? {
      if let known = known[set] { return known }
      let first = set.members.first {
        let function = index.function($0)
        return asks(function.genericParameters, function.requirements, index.scope($0))
      }
      known[set] = .some(first)
      return first
    }
    for file in facts.files {
      for fact in file.constructions {
        let declaration = index.types.declaration(fact.type)
        let scope = ResolutionScope(file: index[fact.type].declaration.file)
        if asks(declaration.genericParameters, declaration.requirements, scope) {
          note(fact.arguments, index[fact.type].name, fact.place)
        }
      }
      for fact in file.calls {
        guard let asking = firstAsking(FunctionSet(fact.functions)),
          let first = fact.arguments.first
        else { continue }
        note(fact.arguments, index.function(asking).name, first.place)
      }
    }
  }

  /// `extension ObservableObject where Self == Store`: nothing could meet both any more.
  mutating func findExtensionsOfOneModel() {
    for (file, parsed) in index.files.enumerated() {
      for (position, type) in parsed.outline.types.enumerated()
      where type.kind == .extension && type.requirements.contains(where: \.isSameType) {
        let scope = ResolutionScope(
          file: file, type: index.types.type(file, position), declaration: position)
        let asks = requires(type.extendedType, ResolutionScope(file: file))
          || type.requirements.contains { !$0.isSameType && requires($0.constraint, scope) }
        guard asks else { continue }
        for requirement in type.requirements where requirement.isSameType {
          for side in [requirement.subject, requirement.constraint] {
            guard let model = index.types.resolve(side, in: scope).nominal,
              index.isObservableObjectClass(model)
            else { continue }
            add(
              model, "constrained-to-observable-object",
              "this extension is of '\(index[model].name)' only as long as that is an"
                + " ObservableObject", Place(file, requirement.constraintRange))
          }
        }
      }
    }
  }

  /// Whether a constraint is `ObservableObject`, or a protocol of the project that refines it.
  func requires(_ constraint: TypeSyntax?, _ scope: ResolutionScope) -> Bool {
    guard let constraint else { return false }
    if case .composition(let parts) = constraint { return parts.contains { requires($0, scope) } }
    return requires(index.types.resolve(constraint, in: scope))
  }

  private func requires(_ constraint: ResolvedType) -> Bool {
    switch constraint {
    case .external(let name, _): name == FrameworkNames.observableObject
    case .composition(let parts): parts.contains { requires($0) }
    case .nominal(let id, _):
      index.isObservableProtocol(id) && !refinement.refinable.contains(id)
    default: false
    }
  }

  /// `@ObservedObject var model: Kind.Model` where that associated type is constrained to a model.
  private mutating func noteAssociatedHolder(
    _ variable: VariableDeclaration, _ file: FileIndex
  ) {
    guard Wrapper.of(variable.attributes).wrapper.isOfOldWorld, let owner = variable.owner,
      case .named(let components)? = variable.type?.unwrapped, components.count > 1,
      let last = components.last?.name
    else { return }
    let scope = ResolutionScope(
      file: file, type: index.types.type(file, owner), declaration: owner)
    if index.types.resolve(.named(components), in: scope).nominal != nil { return }
    for model in index.modelsAsked(ofParameter: last, in: scope, nil)
    where index.isObservableObjectClass(model) {
      add(
        model, "constrained-to-observable-object",
        "the associated type '\(last)' is held by a wrapper of the old kind",
        Place(file, variable.nameRange))
    }
  }

  /// `@EnvironmentObject var model: VM` where `VM` is constrained to a model: what is looked for is
  /// whatever the parameter stands for (H076). In other wrappers it is held as the model is.
  private mutating func noteGenericHolder(_ variable: VariableDeclaration, _ file: FileIndex) {
    noteAssociatedHolder(variable, file)
    guard Wrapper.of(variable.attributes).wrapper == .environmentObject,
      let owner = variable.owner,
      case .named(let components)? = variable.type?.unwrapped, components.count == 1
    else { return }
    let scope = ResolutionScope(
      file: file, type: index.types.type(file, owner), declaration: owner)
    let models = index.constraints(of: components[0].name, in: scope, nil).compactMap(\.nominal)
    for model in models where index.isObservableObjectClass(model) {
      add(
        model, "constrained-to-observable-object",
        "the generic parameter '\(components[0].name)' is held by a wrapper of the old kind",
        Place(file, variable.nameRange))
    }
  }

  // MARK: What cannot be resolved

  /// An injected object of unknown type may be any model, also one that nobody reads from there.
  mutating func findUnresolvedInjections() {
    let all = index.types.types.map(\.id).filter { index.isOldModel($0) }
    guard !all.isEmpty else { return }
    let read = Set(holders.lazy.filter { $0.wrapper == .environmentObject }.map(\.model))
    for file in facts.files {
      for injection in file.injections where injection.isOld && injection.isUnresolved {
        // Here: of a few, what somebody reads from there is meant.
        let isRead = injection.candidates.contains(where: read.contains)
        var candidates = injection.candidates.filter { !isRead || read.contains($0) }
        if candidates.isEmpty {
          // Here: what asks for `Session.self`, or is cast to it, says which one it is.
          let named = index.files[injection.argument.file]
            .typesAskedFor(in: injection.argument.range)
          let asked = all.filter { named.contains(index[$0].name) }
          if !asked.isEmpty { candidates = asked + all.filter(read.contains) }
        }
        let models = candidates.isEmpty
          ? each(all, .injection, injection.untold, injection.place)
          : all.filter(candidates.contains)[...]
        let isOneOfSeveral = Set(injection.candidates.map { index[$0].name }).count == 1
          && injection.candidates.count > 1
        for model in models {
          add(
            model, "unresolved-injection",
            isOneOfSeveral && injection.candidates.contains(model)
              ? "what is injected here may be any of several types called '\(index[model].name)',"
                + " and this is one of them"
              : "the type of what is injected here cannot be found, and it may be this model",
            injection.place)
        }
      }
    }
  }

  /// `@EnvironmentObject` looks for its object when somebody reads it, `@Environment` of an
  /// observable object whenever its view is updated: what is missing ends the app then. Of a
  /// preview the rule tells.
  mutating func findUnprovidedModels() {
    let byPlace = Dictionary(holders.lazy.map { ($0.namePlace, $0) }) { first, _ in first }
    for missing in missing {
      guard !missing.isPreview, !missing.mayInherit, let holder = byPlace[missing.holder],
        holder.wrapper == .environmentObject,
        missing.isAskedSooner
      else { continue }
      add(
        missing.model, "environment-model-not-provided",
        "'\(missing.view)' is shown here without it, which does no harm until"
          + " '\(missing.holderSymbol)' is read; '@\(FrameworkNames.environmentName)' looks for it"
          + " when the view is drawn, and ends the app", missing.place, .acceptance)
    }
    for missing in missingWhereHidden {
      guard let holder = byPlace[missing.holder], holder.wrapper == .environmentObject else {
        continue
      }
      add(
        missing.model, "environment-model-not-provided",
        "'\(missing.view)' is made here, and who draws it is not seen: without the model that does"
          + " no harm until '\(missing.holderSymbol)' is read; '@\(FrameworkNames.environmentName)'"
          + " looks for it when the view is drawn, and ends the app", missing.place, .acceptance)
    }
  }

  // MARK: Macros

  /// A macro that nobody here knows may write code that needs the old form.
  mutating func findUnknownMacros() {
    for entity in index.types.types where index.isObservableObjectClass(entity.id) {
      for attribute in index.types.declaration(entity.id).attributes
      where !FrameworkNames.knownTypeAttributes.contains(attribute.lastName)
        && !isGlobalActor(attribute, entity)
      {
        add(
          entity.id, "unsupported-declaration",
          FrameworkNames.observableMacros.contains(attribute.lastName)
            ? "'@\(attribute.name)' makes it observable in a way of its own"
            : "'@\(attribute.name)' may write code that needs an ObservableObject",
          Place(entity.declaration.file, attribute.range))
      }
    }
  }

  /// Macros on the protocols of a model, such as those that write mocks, and beside `@Published`.
  mutating func findMacrosAround(_ model: TypeID) {
    for entity in index.protocols(of: model).map({ index[$0] }) {
      for attribute in index.types.declaration(entity.id).attributes
      where !FrameworkNames.knownTypeAttributes.contains(attribute.lastName)
        && !isGlobalActor(attribute, entity)
      {
        add(
          model, "unsupported-declaration",
          "'@\(attribute.name)' on '\(entity.name)' may write code that needs an ObservableObject",
          Place(entity.declaration.file, attribute.range))
      }
    }
    for member in index.allMembers(of: model).values.joined() where index.isPublished(member) {
      for attribute in index.variable(member).attributes
      where index.isRefused(attribute, by: model) {
        add(
          model, "unsupported-declaration", PropertyDecider.refusal(of: attribute),
          Place(member.place.file, attribute.range))
      }
      for attribute in index.variable(member).attributes
      where attribute.lastName != FrameworkNames.published
        && !Wrapper.plainAttributes.contains(attribute.lastName)
        && !isGlobalActor(attribute, index[model])
      {
        add(
          model, "unsupported-declaration",
          "'@\(attribute.name)' may write code that needs '@\(FrameworkNames.published)'",
          Place(member.place.file, attribute.range))
      }
    }
  }

  private func isGlobalActor(_ attribute: AttributeSyntax, _ entity: TypeEntity) -> Bool {
    guard attribute.arguments == nil else { return false }
    if attribute.lastName.hasSuffix("Actor") { return true }
    let path = attribute.path
    let scope = ResolutionScope(file: entity.declaration.file)
    guard case .type(let id) = index.types.lookUp(path, in: scope) else { return false }
    return index.types.declaration(id).attribute("globalActor") != nil
  }
}

extension ParsedFile {
  /// The names in front of `.self` and behind `as`.
  fileprivate func typesAskedFor(in range: ByteRange) -> Set<String> {
    let tokens = stream.tokens.filter { range.contains($0.range) }
    let words = tokens.map { source.text($0.range) }
    var result: Set<String> = []
    for (position, word) in words.enumerated() {
      let next = position + 2 < words.count ? words[position + 1] + words[position + 2] : ""
      if next == ".self" { result.insert(word) }
      if word == "as" {
        result.formUnion(words[(position + 1)...].drop { $0 == "!" || $0 == "?" }.prefix(1))
      }
    }
    return result
  }
}
