/// What is done to the models that views make anew, before anybody draws these views: builder
/// functions, `Picture(url).speed(2)`, and initialisers set something in the model of the newest
/// value, and an `@ObservedObject` shows that one. `@State` would keep the first.
struct ConfiguredHolders {
  /// By the property, in the order of files and places; nothing of what is only read.
  private var uses: [PropertyKey: [MemberFact]] = [:]

  init(_ index: ProjectIndex, _ facts: ProjectFacts) {
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
