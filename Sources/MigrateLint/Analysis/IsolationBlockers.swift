// What keeps a model because of the actor that code of it, or around it, belongs to.
extension BlockerFinder {
  /// A type that is no view in its own braces was on the main actor through its wrapper (H046).
  mutating func findIsolation() {
    let isolated = index.namesOnMainActor()
    let wearers = wearers()
    var closures: ClosuresOnMainActor?
    var uses: IsolatedUses?
    for holder in holders where holder.wrapper.isOfOldWorld {
      guard let owner = holder.owner, !index.isOnMainActor(owner), !isViewInOwnBraces(owner),
        !index.isMainActorByDefault(index[owner].declaration.file)
      else { continue }
      let models = index.observableModels(of: holder.model)
      // Here: another type of the model's name says nothing about the model.
      let names = isolated.subtracting(models.map { index[$0].name })
        .union(models.flatMap { isolatedMembers($0) })
      let types = reached(from: owner, by: wearers)
      closures = closures ?? ClosuresOnMainActor(index)
      uses = uses ?? IsolatedUses(index, facts)
      // Here: under Swift 6 no wrapper says so of more than its own property (SE-0401).
      let isPropertyAlone = floor.isOnlyInSwift6(holder.namePlace.file)
      let isCompiledThere = isPropertyAlone
        ? declarationUses(names, holder, models, closures)
        : models.contains { isIsolated($0) }
          // Here: what inherits from such a type is on the actor by it as well.
          || types.flatMap { [$0] + index.subclasses(of: $0) }.contains {
            let used = uses?.names(in: [$0]) ?? []
            return usesNames(names.union(isolatedMembers($0)).union(used), in: $0)
              || used.contains(FrameworkNames.subscriptName)
              || closures?.areCalled(in: $0) == true
          }
      let runsThere = !isCompiledThere && floor.isInSwift6(holder.namePlace.file) != true
        && types.flatMap { [$0] + index.subclasses(of: $0) }.contains(where: suspends)
      guard isCompiledThere || runsThere, !keepsWrapperOnMainActor(owner) else { continue }
      let subject = isPropertyAlone ? holder.symbol : holder.ownerName
      add(
        heldBy: holder, "unsupported-declaration",
        "'\(subject)' is on the main actor only through \(oldWrappers(with: holder))"
          + (runsThere ? ", and its asynchronous code would leave it" : "")
          + "; state '@MainActor' there first", holder.namePlace)
    }
  }

  /// Whether a holder's declaration needs the actor that its wrapper has it on: its observers, or
  /// the value that it starts with.
  private func declarationUses(
    _ names: Set<String>, _ holder: ModelHolder, _ models: [TypeID],
    _ closures: ClosuresOnMainActor?
  ) -> Bool {
    guard let owner = holder.owner, let member = holder.variable else { return false }
    let (variable, file) = (index.variable(member), index.files[member.place.file])
    func use(_ range: ByteRange) -> Bool { !file.allNames(in: range).isDisjoint(with: names) }
    // Here: an initialiser that nobody writes is on the actor only if it needs that.
    let makers = models.filter { !index.initializers(of: $0).isEmpty }
    if let value = variable.initialValueRange, use(value) || makers.contains(where: isIsolated) {
      return true
    }
    guard let observers = variable.accessorRange else { return false }
    return use(observers) || closures?.areCalled(in: owner) == true
  }

  /// The wrappers of a holder and of those beside it, all of which may go.
  private func oldWrappers(with holder: ModelHolder) -> String {
    var names = [holder.attributeName]
    for other in holders where other.owner == holder.owner && other.wrapper.isOfOldWorld {
      if !names.contains(other.attributeName) { names.append(other.attributeName) }
    }
    return names.map { "'@\($0)'" }.joined(separator: " and ")
  }

  /// Whether another wrapper has a type on the main actor, whatever becomes of its models.
  private func keepsWrapperOnMainActor(_ type: TypeID) -> Bool {
    index.storedProperties(of: type).contains { member in
      index.variable(member).attributes.contains {
        FrameworkNames.lastingWrappersOnMainActor.contains($0.lastName)
          && !(index.types.declaredNames?.contains($0.lastName) ?? true)
      }
    }
  }

  /// Whether code of a type may run elsewhere than its caller: asynchronous functions that state no
  /// actor, and tasks.
  private func suspends(_ type: TypeID) -> Bool {
    let isAsync = index.allMembers(of: type).values.joined().contains { member in
      guard !index.isOnMainActor(member: member) else { return false }
      if member.kind == .variable {
        return index.variable(member).accessors.contains(where: \.isAsync)
          && !index.variable(member).hasModifier(FrameworkNames.nonisolated)
      }
      return index.function(member).isAsync
        && !index.function(member).hasModifier(FrameworkNames.nonisolated)
    }
    let isDeclared = index.types.declaredNames?.contains(FrameworkNames.task) ?? false
    return isAsync || !isDeclared && index[type].parts.contains { part in
      let body = index.types.declaration(part).bodyRange
      return index.files[part.file].tasks(in: body).mayLeaveActor
    }
  }

  /// An old wrapper can be sent whatever it holds; what takes its place cannot (Swift 6).
  mutating func findSendableHolders() {
    for holder in holders where holder.wrapper.isOfOldWorld {
      guard let owner = holder.owner, case let protocols = index.externalProtocols(of: owner),
        protocols.contains(where: FrameworkNames.shapes.contains)
          || protocols.contains(FrameworkNames.sendable) && !isViewInOwnBraces(owner),
        !index.isOnMainActor(owner),
        floor.isInSwift6(holder.namePlace.file) != false,
        index.observableModels(of: holder.model).contains(where: {
          !index.isOnMainActor($0)
            && !index.traits($0).externalSupertypes.contains(FrameworkNames.sendable)
        })
      else { continue }
      add(
        heldBy: holder, "unsupported-declaration",
        "under Swift 6 '\(holder.ownerName)' can be 'Sendable' only as long as"
          + " '@\(holder.attributeName)' holds the model", holder.namePlace)
    }
  }

  /// `nonisolated init(model: Model) { _model = ObservedObject(wrappedValue: model) }` sets a
  /// storage that anybody may; what takes its place is on the main actor (Swift 6).
  mutating func findNonisolatedInitializers() {
    for holder in holders where holder.wrapper.isOfOldWorld {
      guard let key = holder.key,
        let fact = facts.storage[key]?.first(where: { fact in
          fact.assigned != nil && fact.unit.kind == .initializer
            && fact.unit.member.map {
              index.function($0).hasModifier(FrameworkNames.nonisolated)
            } ?? false
        }), floor.isInSwift6(holder.namePlace.file) != false
      else { continue }
      add(
        heldBy: holder, "unsupported-declaration",
        "this initialiser is on no actor, and under Swift 6 it could not set a '\(holder.name)'"
          + " that is no '@\(holder.attributeName)'", fact.place)
    }
  }

  /// A static variable with an old wrapper is safe wherever it is read; a plain one is not, outside
  /// of the main actor (Swift 6).
  mutating func findStaticHolders() {
    for holder in holders where holder.wrapper.isOfOldWorld {
      guard let owner = holder.owner, let member = holder.variable,
        index.variable(member).isStatic, !holder.isInView, !index.isOnMainActor(owner),
        !index.isOnMainActor(member: member),
        floor.isInSwift6(holder.namePlace.file) != false
      else { continue }
      add(
        heldBy: holder, "unsupported-declaration",
        "under Swift 6 a static 'var' of '\(holder.ownerName)' has to be on an actor, which"
          + " '@\(holder.attributeName)' spares it; state '@MainActor' there first",
        holder.namePlace)
    }
  }

  /// The types that are on the main actor only as one is that they have as a property wrapper, at
  /// any distance, and that type itself.
  private func reached(from type: TypeID, by wearers: [TypeID: Set<TypeID>]) -> Set<TypeID> {
    var found: Set<TypeID> = [type]
    var open = [type]
    while let next = open.popLast() {
      for wearer in wearers[next] ?? []
      where !index.isOnMainActor(wearer) && !isViewInOwnBraces(wearer) {
        if found.insert(wearer).inserted { open.append(wearer) }
      }
    }
    return found
  }

  /// The types with a property that each property wrapper of the project is put on.
  private func wearers() -> [TypeID: Set<TypeID>] {
    var result: [TypeID: Set<TypeID>] = [:]
    for holder in holders where holder.wrapper.isOfOldWorld {
      if let owner = holder.owner, index.isPropertyWrapper(owner) { result[owner] = [] }
    }
    if result.isEmpty { return result }
    for (file, parsed) in index.files.enumerated() {
      for (position, variable) in parsed.outline.variables.enumerated()
      where !variable.attributes.isEmpty {
        let member = MemberID(kind: .variable, place: DeclarationReference(file, position))
        guard let owner = index.owner(member) else { continue }
        for attribute in variable.attributes {
          let scope = index.scope(member).ofValue
          guard case .type(let wrapper) = index.types.lookUp(attribute.path, in: scope),
            index.isPropertyWrapper(wrapper)
          else { continue }
          result[wrapper, default: []].insert(owner)
        }
      }
    }
    return result
  }

  /// Isolated as a whole, itself or by a protocol, or at least when it is made.
  private func isIsolated(_ model: TypeID) -> Bool {
    index.isOnMainActorWithProtocols(model)
      || index.initializers(of: model).contains { index.isOnMainActor(member: $0) }
  }

  private func isolatedMembers(_ model: TypeID) -> [String] {
    index.allMembers(of: model).compactMap { name, members in
      members.contains { index.isOnMainActor(member: $0) } ? name : nil
    }
  }

  private func usesNames(_ names: Set<String>, in type: TypeID) -> Bool {
    guard !names.isEmpty else { return false }
    return index[type].parts.contains { part in
      let body = index.types.declaration(part).bodyRange
      let file = index.files[part.file]
      return !file.allNames(in: body).isDisjoint(with: names)
        && !file.tasks(in: body).namesAround.isDisjoint(with: names)
    }
  }

  private func isViewInOwnBraces(_ type: TypeID) -> Bool {
    let scope = ResolutionScope(file: index[type].declaration.file)
    return index.types.declaration(type).inheritance.contains { isView($0.type, scope) }
  }

  private func isView(_ inherited: TypeSyntax, _ scope: ResolutionScope) -> Bool {
    if case .composition(let parts) = inherited { return parts.contains { isView($0, scope) } }
    if let name = inherited.lastName, FrameworkNames.mainActorProtocols.contains(name) {
      return true
    }
    let resolved = index.types.resolve(inherited, in: scope)
    // Here: `typealias Screen = View`.
    if case .external(let name, _) = resolved {
      return FrameworkNames.mainActorProtocols.contains(name)
    }
    guard let id = resolved.nominal else { return false }
    return !index.traits(id).viewProtocols.isDisjoint(with: FrameworkNames.mainActorProtocols)
  }

  /// A class without an initialiser of its own gets one that is on no actor, from what the macro
  /// adds, and on the main actor, from what it tracks there: Swift 6 refuses both at once (H047).
  mutating func findIsolatedDefaults() {
    for (model, decisions) in properties
    where index.isObservableObjectClass(model) && index.superclasses(of: model).isEmpty
      && !index.isOnMainActorWithProtocols(model) && !makesItself(model)
    {
      let file = index[model].declaration.file
      guard !index.isMainActorByDefault(file), floor.isInSwift6(file) != false,
        let isolated = decisions.first(where: {
          $0.action == .tracked && index.isOnMainActor(member: $0.variable)
        })
      else { continue }
      add(
        model, "unsupported-declaration",
        "under Swift 6 '\(isolated.name)' on the main actor needs an initialiser that is written"
          + " out: add 'init() {}' first",
        isolated.place)
    }
  }

  /// Whether a class has an initialiser in its braces that calls no other one of it.
  private func makesItself(_ model: TypeID) -> Bool {
    index.initializers(of: model).contains { member in
      let function = index.function(member)
      return !function.hasModifier("convenience")
        && DeclarationReference(member.place.file, function.owner ?? -1)
          == index[model].declaration
    }
  }

  /// The code of the macro compares a value with the next one wherever a property is set, which may
  /// be on no actor, while what is published is not compared (H049).
  mutating func findIsolatedValues() {
    let equality = EqualityIsolation(index: index)
    for (model, decisions) in properties
    where index.isObservableObjectClass(model) && !index.isOnMainActorWithProtocols(model) {
      for decision in decisions where decision.action == .tracked {
        let member = decision.variable
        guard !index.isOnMainActor(member: member),
          // Here: of optionals and collections the compiler does not ask on which actor.
          case .nominal(let type, _) = BodyReader(index: index, file: member.place.file)
            .type(of: member),
          equality.isOutOfReach(of: model, type)
        else { continue }
        add(
          model, "unsupported-declaration",
          "only code on the main actor can compare values of '\(index[type].name)', and the macro"
            + " would do so wherever '\(decision.name)' is set",
          Place(member.place.file, index.variable(member).nameRange))
      }
    }
  }
}
