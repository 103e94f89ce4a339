/// What is done to the models that views make anew, before anybody draws these views: builder
/// functions, `Picture(url).speed(2)`, and initialisers set something in the model of the newest
/// value, and an `@ObservedObject` shows that one. `@State` would keep the first.
struct ConfiguredHolders {
  /// By the property, in the order of files and places; nothing of what is only read.
  private var uses: [PropertyKey: [MemberFact]] = [:]
  /// What gives the model of a view's value to others, who may have kept that value.
  private var givers: [PropertyKey: MemberID] = [:]
  /// The member that does something to it before the view is drawn, whatever that is.
  private var builders: [PropertyKey: String] = [:]

  /// `observed` are the properties that make what they observe.
  init(_ index: ProjectIndex, _ facts: ProjectFacts, observed: Set<PropertyKey>) {
    for file in facts.files {
      for use in file.memberUses {
        // Here: most of what views use they use while they are drawn.
        guard use.unit.kind == .initializer || use.unit.kind == .function,
          let holder = use.holder, let owner = use.unit.owner, !use.isInAction,
          index.traits(owner).isViewLike, ConfiguredHolders.isBeforeDrawing(use, index)
        else { continue }
        uses[PropertyKey(owner, holder), default: []].append(use)
      }
      for through in file.usesThroughValues {
        let use = file.memberUses[through.use]
        guard !use.isInAction, !use.unit.isPreview else { continue }
        uses[PropertyKey(through.owner, through.property), default: []].append(use)
      }
    }
    findGivers(index, facts)
    guard !observed.isEmpty else { return }
    builders = Builders(index, facts, of: observed).found
    for file in facts.files {
      noteHandedOn(in: file, index, observed)
      // Here: `inner = Inner(on: $model.on)` is of the model that was made along with the view,
      // and of `@State` the initialiser gets a constant binding.
      for fact in file.projections where fact.unit.kind == .initializer {
        let key = PropertyKey(fact.owner, fact.property)
        if observed.contains(key), builders[key] == nil {
          builders[key] = FrameworkNames.initializer
        }
      }
    }
  }

  /// `init(level: Int) { Setting.apply(level, to: model) }`: an initialiser that is told something
  /// gives the model as a whole to somebody.
  private mutating func noteHandedOn(
    in file: FileFacts, _ index: ProjectIndex, _ observed: Set<PropertyKey>
  ) {
    var named: [PropertyKey: Int] = [:]
    func isTold(_ unit: CodeUnit) -> Bool {
      guard unit.kind == .initializer, let member = unit.member, member.kind == .function else {
        return false
      }
      return !index.function(member).parameters.isEmpty
    }
    for fact in file.properties where !fact.isWrite && !fact.isInAction && isTold(fact.unit) {
      let key = PropertyKey(fact.owner, fact.property)
      if observed.contains(key) { named[key, default: 0] += 1 }
    }
    guard !named.isEmpty else { return }
    for use in file.memberUses where !use.isInAction && isTold(use.unit) {
      guard let owner = use.unit.owner, let holder = use.holder else { continue }
      named[PropertyKey(owner, holder)]? -= 1
    }
    for (key, count) in named where count > 0 && builders[key] == nil {
      builders[key] = FrameworkNames.initializer
    }
  }

  func builder(of property: PropertyKey) -> String? { builders[property] }

  func giver(of property: PropertyKey) -> MemberID? { givers[property] }

  /// `func model() -> M { model }` of a view, for others: of a value that nobody draws `@State`
  /// gives the one that was made for it.
  private mutating func findGivers(_ index: ProjectIndex, _ facts: ProjectFacts) {
    for (member, origins) in facts.returns {
      guard let owner = index.owner(member), index.traits(owner).isViewLike else { continue }
      let modifiers = member.kind == .function
        ? index.function(member).modifiers : index.variable(member).modifiers
      guard !modifiers.contains(where: { $0.name == "private" || $0.name == "fileprivate" })
      else { continue }
      for case .stored(_, owner, let name) in origins where name != "self" {
        let key = PropertyKey(owner, name)
        givers[key] = givers[key].map { min($0, member) } ?? member
      }
    }
  }

  func configuration(of property: PropertyKey) -> [MemberFact] {
    let all = uses[property] ?? []
    return all.contains { $0.isWrite || $0.isCall } ? all : []
  }

  /// An initialiser that is told something, or a function that gives the view itself.
  private static func isBeforeDrawing(_ use: MemberFact, _ index: ProjectIndex) -> Bool {
    let unit = use.unit
    guard let member = unit.member, member.kind == .function, !unit.isStatic else { return false }
    if unit.kind == .initializer { return !index.function(member).parameters.isEmpty }
    guard let result = index.resolvedType(of: member) else { return false }
    switch result.unwrapped {
    case .nominal(let type, _): return type == unit.owner
    // Here: most of these draw a part of the view, and none of those may set anything.
    case .external(FrameworkNames.view, _): return use.isWrite
    default: return false
    }
  }
}
