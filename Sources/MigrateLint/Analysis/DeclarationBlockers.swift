// What keeps a model because of how it, or a type around it, is declared.
extension BlockerFinder {
  // MARK: Codable

  /// Codable code that the compiler writes takes its keys from the stored properties, and a tracked
  /// one is stored under another name (H031).
  mutating func findCoding(_ model: TypeID) {
    guard let name = index.synthesizedConformance(of: model) else { return }
    let place = Place(index[model].declaration.file, index.types.declaration(model).nameRange)
    let tracked = (properties[model] ?? []).filter { $0.action == .tracked }.map(\.name)
    let subject = "the compiler writes its '\(name)', and "
    if let keys = index.codingKeys(of: model) {
      let key = tracked.first { name in keys.map { index.hasCase(name, $0) } ?? true }
      guard let key else { return }
      add(
        model, "synthesized-codable",
        subject + "'\(key)' would no longer be stored under the name of its coding key: it would"
          + " not compile", place)
    } else if let key = tracked.first {
      add(model, "synthesized-codable", subject + consequence(of: key, name, model), place)
    } else if name != FrameworkNames.decodable {
      add(
        model, "synthesized-codable",
        subject + "what is saved gets a key '_$observationRegistrar'", place, .acceptance)
    }
  }

  /// What becomes of a tracked property where the compiler makes the keys too.
  private func consequence(of key: String, _ name: String, _ model: TypeID) -> String {
    let byHand = name == FrameworkNames.encodable
      ? index.codingFunctions("init", taking: FrameworkNames.decoder, of: model)
      : name == FrameworkNames.decodable
        ? index.codingFunctions("encode", taking: FrameworkNames.encoder, of: model) : []
    let saved = name == FrameworkNames.decodable
      ? "after the migration '\(key)' would be looked for under '_\(key)'"
      : "after the migration '\(key)' would be saved as '_\(key)'"
    guard let function = byHand.first else { return saved }
    let written = name == FrameworkNames.encodable ? "init(from:)" : "encode(to:)"
    let named = index.files[function.place.file].names(usedIn: index.function(function).range)
    return named.contains(FrameworkNames.codingKeys)
      ? "'\(written)' names keys that would begin with an underscore: it would not compile"
      : saved + ", which '\(written)' does not know of"
  }

  // MARK: Supertypes

  /// A class declared elsewhere, at any distance, may be an `ObservableObject` of its own.
  mutating func findSupertypes(_ model: TypeID) {
    var current = model
    for _ in 0..<16 {
      noteExternalSuperclass(of: current, for: model)
      guard let parent = index.traits(current).superclass,
        !index.isObservableObjectClass(parent)
      else { return }
      current = parent
    }
  }

  /// `class Grill: Base` where `Base` is one class on a system and another one elsewhere.
  mutating func findAmbiguousSupertypes() {
    for entity in index.types.types where entity.kind == .class {
      let declaration = index.types.declaration(entity.id)
      let file = entity.declaration.file
      let scope = ResolutionScope(file: file, declaration: declaration.parent)
      for inherited in declaration.inheritance {
        let candidates = index.types.resolve(inherited.type, in: scope).candidates.filter {
          index.isObservableObjectClass($0)
        }
        for model in candidates + (candidates.isEmpty ? [] : [entity.id])
        where index.isObservableObjectClass(model) {
          add(
            model, "hierarchy-not-migratable",
            "what '\(entity.name)' inherits from is one of several classes",
            Place(file, inherited.range))
        }
      }
    }
  }

  private mutating func noteExternalSuperclass(of type: TypeID, for model: TypeID) {
    let declaration = index.types.declaration(type)
    guard let first = declaration.inheritance.first,
      case .external(let name, _) = index.types.resolve(
        first.type,
        in: ResolutionScope(
          file: index[type].declaration.file, declaration: declaration.parent)),
      name != FrameworkNames.observableObject
    else { return }
    if FrameworkNames.knownSuperclasses.contains(name) || isLikelyProtocol(name) { return }
    add(
      model, "external-supertype",
      "'\(name)' is declared elsewhere, so nobody can tell what it makes of what inherits from it",
      Place(index[type].declaration.file, first.range))
  }

  private func isLikelyProtocol(_ name: String) -> Bool {
    FrameworkNames.knownProtocols.contains(name) || name.hasSuffix("Delegate")
      || name.hasSuffix("DataSource") || name.hasSuffix("Protocol") || name.hasSuffix("Providing")
      || name.hasSuffix("able")
  }

  /// Published properties that a superclass has without being an `ObservableObject` (H036, H044).
  mutating func findPublishingSuperclass(_ model: TypeID) {
    guard let parent = index.traits(model).superclass, !index.isObservableObjectClass(parent),
      let member = index.allMembers(of: parent).values.joined().filter({ index.isPublished($0) })
        .min()
    else { return }
    add(
      model, "hierarchy-not-migratable",
      "its superclass '\(index[parent].name)' has published properties and is no ObservableObject",
      Place(member.place.file, index.variable(member).nameRange))
  }

  /// A class that another branch of `#if` declares as observable is written twice on purpose, as
  /// are its holders: for compilers, or builds, that have no `@Observable`.
  mutating func findObservableVariants() {
    for model in index.types.types
    where index.owners.inBothWorlds.contains(model.id) && index.isOldModel(model.id) {
      add(
        model.id, "unsupported-declaration",
        "another branch of '#if' declares '\(model.name)' as '@Observable'; this one is for builds"
          + " without it",
        Place(model.declaration.file, index.types.declaration(model.id).nameRange))
    }
  }

  /// `access(keyPath:)` for a name that a superclass declares: with a registrar in each class the
  /// compiler cannot tell which is meant (H100).
  mutating func findInheritedAccess(_ model: TypeID) {
    guard index.traits(model).superclass != nil else { return }
    for part in index[model].parts {
      let body = index.types.declaration(part).bodyRange
      for (place, name) in index.files[part.file].registrarCalls(in: body)
      where index.ownMembers(name, of: model).isEmpty {
        add(
          model, "hierarchy-not-migratable",
          "'\(name)' is inherited: '@Observable' would make it unclear whose registrar is meant",
          Place(part.file, place))
      }
    }
  }

  // MARK: Protocols

  /// A protocol that asks for a publisher, or for a publisher or a storage of `@Published` (H043).
  mutating func findPublishedInProtocols() {
    for entity in index.types.types where entity.kind == .protocol {
      let requirements = index.allMembers(of: entity.id).values.joined().filter {
        $0.place.file == entity.declaration.file
          && (mentionsPublished($0) || isOwnPublisher($0))
      }
      guard let requirement = requirements.min() else { continue }
      let range = requirement.kind == .variable
        ? index.variable(requirement).nameRange : index.function(requirement).nameRange
      for model in index.types.types
      where index.isObservableObjectClass(model.id) && index.isSubtype(model.id, of: entity.id) {
        add(
          model.id, "published-in-protocol",
          isOwnPublisher(requirement)
            ? "the protocol '\(entity.name)' asks for '\(FrameworkNames.objectWillChange)', which"
              + " is gone after the migration"
            : "the protocol '\(entity.name)' asks for something of '@Published'",
          Place(requirement.place.file, range))
      }
    }
  }

  /// What every `ObservableObject` has by itself.
  private func isOwnPublisher(_ member: MemberID) -> Bool {
    member.kind == .variable && index.isRequirement(member)
      && index.variable(member).name == FrameworkNames.objectWillChange
  }

  private func mentionsPublished(_ member: MemberID) -> Bool {
    let types = member.kind == .variable
      ? [index.variable(member).type] : [index.function(member).returnType]
    return types.contains { type in
      type?.components.contains { $0.name == FrameworkNames.published } ?? false
    }
  }

  // MARK: Wrappers

  /// A wrapper of the project's that reaches into an `ObservableObject` around it (H086).
  mutating func findEnclosingWrappers(_ model: TypeID) {
    for member in index.allMembers(of: model).values.joined()
    where member.kind == .variable && index.wrapper(member).wrapper == .other {
      guard let attribute = index.wrapper(member).attribute,
        case .type(let wrapper) = index.types.lookUp(
          attribute.path, in: index.scope(member)),
        index.allMembers(of: wrapper).values.joined().contains(where: takesEnclosingInstance)
      else { continue }
      add(
        model, "object-wrapper",
        "'@\(attribute.name)' works only in an ObservableObject",
        Place(member.place.file, attribute.range))
    }
  }

  private func takesEnclosingInstance(_ member: MemberID) -> Bool {
    guard member.kind == .function, case let function = index.function(member),
      function.kind == .subscript,
      function.parameters.first?.label == FrameworkNames.enclosingInstanceLabel
    else { return false }
    let scope = index.scope(member)
    return function.genericParameters.contains { requires($0.constraint, scope) }
      || function.requirements.contains { requires($0.constraint, scope) }
  }

  // MARK: Objective-C

  /// What Objective-C observes by name may not be told of changes any more.
  mutating func findObjectiveC(_ model: TypeID) {
    for member in index.allMembers(of: model).values.joined() where index.isPublished(member) {
      let variable = index.variable(member)
      guard
        variable.hasModifier("dynamic")
          || variable.attribute("objc") != nil && isNamedByKey(variable.name)
      else { continue }
      add(
        model, "unsupported-declaration",
        "Objective-C knows '\(variable.name)' by its name: who observes it that way may not hear of"
          + " its changes", Place(member.place.file, variable.nameRange), .acceptance)
    }
  }

  /// Whether a text somewhere in the tree is the name, as in `value(forKey: "name")`.
  private func isNamedByKey(_ name: String) -> Bool {
    index.files.contains { file in
      file.stream.tokens.contains {
        $0.kind == .stringSegment && $0.end - $0.start == name.utf8.count
          && file.source.text($0.range) == name
      }
    }
  }

  // MARK: Changes in place

  /// A tracked property that is used while it is changed stops the program; while it is
  /// `@Published`, the change works on a copy (H052).
  mutating func findAccessConflicts() {
    let finder = AccessConflictFinder(index: index, facts: facts, drawn: drawn)
    for conflict in finder.conflicts() where index.isObservableObjectClass(conflict.model) {
      guard isTracked(conflict.property, of: conflict.model) else { continue }
      add(
        conflict.model, "mutation-reads-itself",
        "'\(index.variable(conflict.property).name)' is used here while it is being changed, which"
          + " stops the app once it is tracked", conflict.use)
    }
    let possible = finder.possibleConflicts(in: graph) { property, model in
      isTracked(property, of: model) && !isKept(model, by: "mutation-reads-itself")
    }
    let fed = possible.isEmpty ? [] : propertiesThatFeedSubjects()
    for (property, model, change) in possible
    where !fed.contains(property) && !isKept(model, by: "mutation-reads-itself") {
      add(
        model, "mutation-reads-itself",
        "what changes '\(index.variable(property).name)' here may use it meanwhile, through a"
          + " closure or an object that it knows; that stops the app once it is tracked", change,
        .acceptance)
    }
  }

  /// A function that waits changes a copy of a published property, and a tracked one itself (H052).
  mutating func findChangesAcrossWaits() {
    let finder = AccessConflictFinder(index: index, facts: facts, drawn: drawn)
    for (property, model, change) in finder.changesAcrossWaits()
    where isTracked(property, of: model) {
      add(
        model, "mutation-reads-itself",
        "'\(index.variable(property).name)' is changed here while something is awaited: once it is"
          + " tracked, others that use it meanwhile find it half changed", change, .acceptance)
    }
  }

  /// Setting a property to objects that come again tells nobody once it is tracked (H008).
  mutating func findFetchedObjects() {
    let objects = FetchedObjects(index: index, facts: facts)
    for model in index.types.types.map(\.id) where index.isObservableObjectClass(model) {
      for filling in objects.fillings(of: model)
      where isTracked(filling.property, of: model) && tells(filling, of: model) {
        let name = index.variable(filling.property).name
        add(
          model, "custom-equality-hides-changes",
          "Core Data hands out the same objects again: "
            + (index.isPublished(filling.property)
              ? "" : "'\(name)' was not published, and other changes may have refreshed it; ")
            + "once '\(name)' is tracked, setting it to the same ones tells no view what changed in"
            + " them", filling.place, .acceptance)
      }
    }
  }

  /// Whether anybody was told when it was set: by what is set along with it, perhaps elsewhere,
  /// where it was never published itself.
  private func tells(_ filling: FetchedObjects.Filling, of model: TypeID) -> Bool {
    let models = index.hierarchy(of: model)
    return index.isPublished(filling.property) || index.observersOnlySend(filling.property)
      || facts.files.lazy.flatMap(\.objectWillChange).contains {
        $0.model.map(models.contains) ?? true
      } || models.contains { (properties[$0] ?? []).contains { $0.published != nil } }
  }

  private func isTracked(_ property: MemberID, of model: TypeID) -> Bool {
    (properties[model] ?? []).contains { $0.variable == property && $0.action == .tracked }
  }

  /// `class M: ObservableObject, Observable`: without the macro only its own code tracks anything.
  mutating func findTrackingByHand() {
    for model in index.types.types.map(\.id) where index.isObservableObjectClass(model) {
      guard index.traits(model).isObservable, index.traits(model).observableMacro == nil else {
        continue
      }
      add(
        model, "unsupported-declaration",
        "it conforms to '\(FrameworkNames.observable)' without the macro, and nobody can tell what"
          + " its own code tracks", Place(
            index[model].declaration.file, index.types.declaration(model).nameRange))
    }
  }

  /// `_modify { yield &items }`: whoever changes the property through it holds on to it meanwhile,
  /// and may run code that uses it (H052).
  mutating func findYieldedProperties() {
    for (model, decisions) in properties where index.isOldModel(model) {
      let tracked = Set(decisions.filter { $0.action == .tracked }.map(\.name))
      for member in index.allMembers(of: model).values.joined() {
        // Here: of a subscript all that stands in its braces.
        let bodies = member.kind == .variable
          ? index.variable(member).accessors.filter { $0.kind == .other }.map(\.body)
          : [index.function(member).kind == .subscript ? index.function(member).body : nil]
        let file = index.files[member.place.file]
        for body in bodies.compactMap(\.self) {
          guard file.source.text(file.range(of: body)).contains("yield &"),
            let name = file.plainNames(in: body).first(where: tracked.contains)
          else { continue }
          add(
            model, "mutation-reads-itself",
            "'\(name)' is handed out here to be changed; once it is tracked, the app stops where it"
              + " is used meanwhile", Place(member.place.file, file.range(of: body)), .acceptance)
        }
      }
    }
  }

  // MARK: Generated code

  /// What a generator writes comes back as it was.
  mutating func findGeneratedFiles() {
    for entity in index.types.types where index.isObservableObjectClass(entity.id) {
      for part in entity.parts where index.files[part.file].isGenerated {
        add(
          entity.id, "unsupported-declaration",
          "its file is the output of a generator, which would write the old form again",
          Place(part.file, index.types.declaration(part).nameRange))
      }
    }
    for holder in holders
    where holder.wrapper.isOfOldWorld && index.files[holder.namePlace.file].isGenerated {
      add(
        heldBy: holder, "unsupported-declaration",
        "a file that holds it is the output of a generator", holder.namePlace)
    }
    for injection in facts.files.lazy.flatMap(\.injections)
    where injection.isOld && index.files[injection.place.file].isGenerated {
      for model in injection.model.map({ index.observableModels(of: $0) }) ?? [] {
        add(
          model, "unsupported-declaration",
          "a file that injects it is the output of a generator", injection.place)
      }
    }
  }
}
