// The steps on the ways that drawing takes.
extension DrawnCode {
  /// How sure it is that drawing runs something.
  enum Doubt: Int, Comparable {
    case none
    /// Somebody may run it later instead.
    case time
    /// A member was found by its name alone. One such guess is made on a way, not two.
    case name

    static func < (a: Doubt, b: Doubt) -> Bool { a.rawValue < b.rawValue }
  }

  /// Whose code it is.
  enum Phase {
    case drawn
    /// Of a model that is being made: nobody observes it yet.
    case fresh
    /// Run by a model that is being made, or by a static that is. What it writes is no matter of
    /// drawing: that comes once.
    case making
  }

  struct Step: Hashable {
    var node: CodeNode
    var phase = Phase.drawn
  }

  struct Touch: Hashable {
    var key: PropertyKey
    var isRead, isWrite, isOfSuper: Bool
    var phase: Phase
  }

  /// A use of something of an unknown type. Every other one of the kind leads to the same members:
  /// only its place may be an earlier one.
  struct Guess: Hashable {
    var name: String
    var labels: [String?]?
    var roles: EffectFact.Roles
    var phase: Phase
    var isOfModel: Bool
    /// What its file sees.
    var sight: MemberHierarchy.Sight
  }
}

extension DrawnCode {
  /// Where views, or code that drawing is known to run, ask models for some properties: a place
  /// that says more than one which was found by a name.
  func knownReads(of keys: some Sequence<PropertyKey>) -> [PropertyKey: Place] {
    let wanted = Set(keys)
    guard !wanted.isEmpty else { return [:] }
    var (shown, others): ([PropertyKey: Place], [PropertyKey: Place]) = ([:], [:])
    for fact in facts.files.lazy.flatMap(\.memberUses) {
      let key = PropertyKey(fact.model, fact.member)
      guard wanted.contains(key), !fact.isWrite, !fact.isInAction, fact.unit.owner != fact.model,
        !fact.unit.isPreview, !index.isTest(fact.unit.file)
      else { continue }
      if fact.unit.owner.map({ index.traits($0).isViewLike }) ?? false {
        shown[key] = min(shown[key] ?? fact.place, fact.place)
      } else if isReached(CodeNode(fact.unit.owner, fact.unit.memberName), surely: true) {
        others[key] = min(others[key] ?? fact.place, fact.place)
      }
    }
    return shown.merging(others) { first, _ in first }
  }
}
