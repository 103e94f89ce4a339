/// Finds what keeps a model from migrating (design.md §4, group `blocker`).
struct BlockerFinder {
  let index: ProjectIndex
  let facts: ProjectFacts
  let holders: [ModelHolder]
  let withClients: Set<TypeID>
  let graph: CodeGraph
  /// Of the thread that this one is for.
  var reach: CodeReach
  /// What becomes of the properties of each model.
  let properties: [TypeID: [PropertyDecision]]
  let floor: PlatformFloor
  let xcode: Int
  let drawn: DrawnReads
  let drawnCode: DrawnCode
  let missing: [MissingEnvironmentModel]
  /// Those of views that somebody makes and nobody is seen to draw.
  let missingWhereHidden: [MissingEnvironmentModel]
  /// Variables that something sets after their owner was made, with the code that does so.
  let writers: [CodeReach.Target: Set<UntrackedSources.Writer>]
  let refinement: ProtocolRefinement
  /// Found out once somebody asks.
  var words: SubjectWords?
  var possible: PossibleModels
  private var found: [TypeID: [Blocker]] = [:]
  /// How often something was found that may be about any of several models.
  private var openPlaces: [OpenQuestion: Int] = [:]

  init(
    _ index: ProjectIndex, _ facts: ProjectFacts, _ holders: [ModelHolder],
    withClients: Set<TypeID>, graph: CodeGraph,
    properties: [TypeID: [PropertyDecision]], drawn: DrawnReads, drawnCode: DrawnCode,
    missing: [MissingEnvironmentModel], hidden: [MissingEnvironmentModel],
    writers: [CodeReach.Target: Set<UntrackedSources.Writer>],
    floor: PlatformFloor, xcode: Int
  ) {
    (self.missing, missingWhereHidden, self.writers) = (missing, hidden, writers)
    (self.drawn, self.drawnCode, self.withClients) = (drawn, drawnCode, withClients)
    self.xcode = xcode
    self.properties = properties
    self.floor = floor
    refinement = ProtocolRefinement(index, facts)
    self.index = index
    self.facts = facts
    self.holders = holders
    self.graph = graph
    reach = CodeReach(graph: graph)
    possible = PossibleModels(index, facts)
  }

  /// Pieces of work that need nothing of each other, the longest first.
  private static let pieces: [@Sendable (inout BlockerFinder) -> Void] = [
    { $0.findEarlyMaking() },
    { $0.findReadsWhileMaking() },
    { $0.findAccessConflicts() },
    { $0.findInBodies() },
    {
      $0.findInDeclarations()
      $0.findObservableVariants()
      $0.findConstraints()
      $0.findExtensionsOfOneModel()
      $0.findGenericEnvironment()
      $0.findPublishedInProtocols()
      $0.findChangesAcrossWaits()
      $0.findFetchedObjects()
      $0.findTrackingByHand()
      $0.findYieldedProperties()
      $0.findGeneratedFiles()
      $0.findPublicModels()
      $0.findUnparsedFiles()
      $0.findOldSystems()
      $0.findHiddenNames()
      $0.findHiddenTypesOfEnvironment()
      $0.findSendableHolders()
      $0.findStaticHolders()
      $0.findWholeProjections()
      $0.findUntoldProjections()
      $0.findMembersOfBindings()
      $0.findStorageUses()
      $0.findInitializersHandedOn()
      $0.findExtendedWrappers()
      $0.findLateReads()
      $0.findWrapperTypes()
      $0.findForeignWrappers()
      $0.findPublishedAliases()
      $0.findAmbiguousSupertypes()
      $0.findGenericUses()
      $0.findUnresolvedInjections()
      $0.findAmbiguousHolders()
      $0.findUntypedHolders()
      $0.findTypeArguments()
      $0.findWitnesses()
      $0.findExistentials()
      $0.findBindingsOutsideOfViews()
      $0.findIsolation()
      $0.findNonisolatedInitializers()
      $0.findMakersOnNoActor()
      $0.findIsolatedValues()
      $0.findIsolatedDefaults()
      $0.findUnknownMacros()
      $0.findOwnModifiers()
      $0.findProjectedDelegates()
      $0.findUsesBeforeShown()
      $0.findRepresentablesThatHandOn()
      $0.findRepresentablesThatRedraw()
      $0.findUnprovidedModels()
    },
  ]

  typealias Found = [TypeID: [Blocker]]

  /// What finds them, each piece on whatever thread it runs.
  var work: [@Sendable () -> Found] {
    Self.pieces.map { piece in
      {
        var finder = self
        finder.reach = CodeReach(graph: graph)
        piece(&finder)
        return finder.found
      }
    }
  }

  /// Everything that keeps each model, in order of places, of what the pieces found.
  static func together(_ found: [Found]) -> Found {
    found.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }.mapValues { blockers in
      Array(Set(blockers)).sorted {
        ($0.place, $0.rule, $0.message) < ($1.place, $1.rule, $1.message)
      }
    }
  }

  /// What may be about any of several models: by what it names, or one of them.
  enum OpenQuestion: Hashable {
    case publisher(String), objectWillChange, injection, holder(TypeID)
  }

  /// The models that a place keeps which may be about several of them, and for which there is no
  /// treatment. Where that is all, they stay for a hundred such places already: of any other, one
  /// of them tells.
  mutating func each(
    _ models: [TypeID], _ question: OpenQuestion, _ value: UntoldValue, _ place: Place
  ) -> ArraySlice<TypeID> {
    let kept = possible.among(models, question, value, at: place)
    guard kept.count == models.count else { return kept[...] }
    return kept.prefix(isOneOfFew(question) ? kept.count : 1)
  }

  mutating func isOneOfFew(_ question: OpenQuestion) -> Bool {
    openPlaces[question, default: 0] += 1
    return openPlaces[question, default: 0] <= 100
  }

  /// Whether a model has a blocker of a rule already.
  func isKept(_ model: TypeID, by rule: String) -> Bool {
    found[model]?.contains { $0.rule == rule } ?? false
  }

  mutating func add(
    _ model: TypeID, _ rule: String, _ message: String, _ place: Place,
    _ treatment: Treatment? = nil, asLongAs staying: TypeID? = nil
  ) {
    found[model, default: []].append(
      Blocker(rule: rule, message: message, place: place, treatment: treatment, staying: staying))
  }

  // MARK: Bodies

  private mutating func findInBodies() {
    let byPublished = publishedProperties()
    let all = index.types.types.map(\.id).filter { index.isObservableObjectClass($0) }
    for file in facts.files {
      for fact in file.publishers {
        let models = fact.model.map { index.observableModels(of: $0)[...] }
          ?? each(
            byPublished[fact.property] ?? [], .publisher(fact.property), fact.untold, fact.place)
        for model in models { note(fact, model) }
      }
      for fact in file.objectWillChange {
        if let type = fact.model {
          for model in index.observableModels(of: type) { note(fact, model) }
        } else if !fact.candidates.isEmpty {
          let models = fact.candidates.flatMap { index.observableModels(of: $0) }
          for model in models { noteMaybe(fact, model) }
        } else if fact.isUnresolved {
          for model in each(all, .objectWillChange, fact.untold, fact.place) {
            noteMaybe(fact, model)
          }
        }
      }
      for fact in file.storage where index.isObservableObjectClass(fact.owner) { note(fact) }
    }
  }

  private mutating func note(_ fact: PublisherFact, _ model: TypeID) {
    guard fact.model == nil || isPublished(fact.property, of: model) else { return }
    if let treatment = onChange(fact, model) {
      add(
        model, "publisher-received-in-view",
        "'.onChange' fires after the change and only for another value, where '.onReceive' fired"
          + " before each",
        fact.reception?.place ?? fact.place, treatment)
      return
    }
    if let treatment = sink(fact) {
      add(
        model, "published-projection",
        "'\(fact.property)' is set by a sink instead of 'assign(to: &$\(fact.property))'; under"
          + " Swift 6 that has to be called where the class runs",
        fact.place, treatment)
      return
    }
    if let treatment = subject(fact) {
      add(
        model, "published-projection",
        "subscribers of '$\(fact.property)' would move to a subject that 'willSet' feeds, made on"
          + " first use; what they set in turn may arrive in another order",
        fact.place, treatment)
      return
    }
    add(
      model, "published-projection",
      fact.model == nil
        ? "the publisher '$\(fact.property)' is used here, and it may be this model's"
        : "the publisher '$\(fact.property)' is used here and is gone after the migration",
      fact.place)
  }

  private func publishedProperties() -> [String: [TypeID]] {
    var result: [String: [TypeID]] = [:]
    for entity in index.types.types where index.isObservableObjectClass(entity.id) {
      for (name, members) in index.allMembers(of: entity.id)
      where members.contains(where: { isPublished($0) }) {
        result[name, default: []].append(entity.id)
      }
    }
    return result
  }

  private func isPublished(_ member: MemberID) -> Bool { index.isPublished(member) }

  private func isPublished(_ name: String, of model: TypeID) -> Bool {
    index.members(name, of: model).contains { isPublished($0) }
  }

  // MARK: Declarations

  private mutating func findInDeclarations() {
    for entity in index.types.types where index.isObservableObjectClass(entity.id) {
      findCustomPublisher(entity.id)
      findShape(entity.id)
      findNames(entity.id)
      findUnseenState(entity.id)
      findPublishingSuperclass(entity.id)
      findEnclosingWrappers(entity.id)
      findObjectiveC(entity.id)
      findInheritedAccess(entity.id)
      findNamesOfWitnesses(entity.id)
      findMacrosAround(entity.id)
      findInlining(entity.id)
      findCommentsBeforeObservers(entity.id)
      findSupertypes(entity.id)
      findCoding(entity.id)
    }
  }

  /// An `objectWillChange` that a class declares itself.
  func ownPublisher(of model: TypeID) -> MemberID? {
    index.ownMembers(FrameworkNames.objectWillChange, of: model).first { $0.kind == .variable }
  }

  private mutating func findCustomPublisher(_ model: TypeID) {
    guard let member = ownPublisher(of: model) else { return }
    add(
      model, "custom-object-will-change",
      "'\(index[model].name)' has an 'objectWillChange' of its own, "
        + "which nobody listens to after the migration",
      Place(member.place.file, index.variable(member).nameRange))
  }

  private mutating func findShape(_ model: TypeID) {
    let place = Place(index[model].declaration.file, index.types.declaration(model).nameRange)
    if index.types.isInBody(model) {
      add(
        model, "unsupported-declaration", "a class in a function body cannot be '@Observable'",
        place)
    }
    if index.types.namesakes.crowded.contains(model) {
      add(
        model, "unsupported-declaration",
        "more than \(Namesakes.limit) types of its file have its name", place)
    }
    if index.types.namesakes.hidden.contains(model) {
      add(
        model, "unsupported-declaration",
        "it may be what too many typealiases of one name stand for", place)
    }
    if let parameter = index.parameterThatCannotBeCopied(of: model) {
      add(
        model, "unsupported-declaration",
        "what its parameter stands for may not be copyable, and '@Observable' needs that",
        parameter)
    }
    // Here: a file that no target takes is never compiled.
    if let outer = undeclaredType(around: model),
      !index.types.projectFolders.unlisted.contains(index[model].declaration.file)
    {
      add(
        model, "unsupported-declaration",
        "it stands in an extension of '\(outer)', which nothing here declares: uses of"
          + " '\(outer).\(index[model].name)' cannot be followed", place)
    }
    for case .throughAlias(let range, let part) in index.traits(model).conformances {
      add(
        model, "unsupported-declaration",
        "its conformance comes through a typealias that says more", Place(part.file, range))
    }
    for part in index[model].parts where part != index[model].declaration {
      let declaration = index.types.declaration(part)
      let isConditional = !declaration.requirements.isEmpty
      guard isConditional, index.traits(model).conformances.contains(where: {
        if case .written(_, part) = $0 { return true }
        return false
      }) else { continue }
      add(
        model, "unsupported-declaration", "the conformance holds only under a condition",
        Place(part.file, declaration.nameRange))
    }
  }

  /// The type of others whose extension holds a model, at any distance.
  private func undeclaredType(around model: TypeID) -> String? {
    let file = index[model].declaration.file
    let types = index.files[file].outline.types
    var current = index.types.declaration(model).parent
    while let position = current {
      if types[position].kind == .extension, index.types.type(file, position) == nil {
        return types[position].name
      }
      current = types[position].parent
    }
    return nil
  }

  /// What Combine publishes and Observation does not see: `@AppStorage` in a model (H003).
  private mutating func findUnseenState(_ model: TypeID) {
    for member in index.allMembers(of: model).values.joined() where member.kind == .variable {
      let variable = index.variable(member)
      guard !variable.isStatic,
        let attribute = variable.attributes.first(where: {
          FrameworkNames.storageWrappers.contains($0.lastName)
        })
      else { continue }
      let isShown = properties[model]?.first { $0.variable == member }?.action != .ignored
      if attribute.lastName != FrameworkNames.appStorage || isShown {
        noteStorage(member, attribute, model)
      }
    }
  }

  private mutating func findNames(_ model: TypeID) {
    for (_, members) in index.allMembers(of: model) {
      for member in members where isPublished(member) {
        let variable = index.variable(member)
        if let neighbour = index.ownMembers("_" + variable.name, of: model).first {
          let range = neighbour.kind == .variable
            ? index.variable(neighbour).nameRange : index.function(neighbour).nameRange
          add(
            model, "untrackable-name",
            "'_\(variable.name)' is there already, where '@Observable' stores '\(variable.name)'",
            neighbour.kind == .variable ? Place(member.place.file, variable.nameRange)
              : Place(neighbour.place.file, range))
        }
        guard variable.isBackticked || variable.hasModifier("open") else { continue }
        add(
          model, "untrackable-name",
          variable.isBackticked
            ? "'\(variable.name)' stands in backticks, which '@Observable' cannot expand"
            : "'\(variable.name)' is 'open', which '@Observable' cannot expand",
          Place(member.place.file, variable.nameRange))
      }
    }
  }

  // MARK: Files

  /// Models that must run where Observation is missing.
  private mutating func findOldSystems() {
    var reasons: [FileIndex: String?] = [:]
    for entity in index.types.types where index.isObservableObjectClass(entity.id) {
      let file = entity.declaration.file
      let reason = reasons[file] ?? floor.reason(file)
      reasons[file] = .some(reason)
      guard let reason else { continue }
      add(
        entity.id, "deployment-floor", reason,
        Place(file, index.types.declaration(entity.id).nameRange))
    }
  }
}
