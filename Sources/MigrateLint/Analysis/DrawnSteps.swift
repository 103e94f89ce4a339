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
