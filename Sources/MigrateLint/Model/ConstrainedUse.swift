/// Something that takes nothing but an `ObservableObject`, being used.
public struct ConstrainedUse: Sendable {
  public enum Kind: Hashable, Sendable {
    /// A generic type or function.
    case declaration
    /// A member of an extension.
    case member
    /// `any ObservableObject`.
    case existential
    /// `ObservedObject(…)` and its kind, or a wrapper of the project.
    case wrapper
  }

  public var kind: Kind
  /// The name of what is used.
  public var subject: String
  public var place: Place
  /// The models, and the protocols of models, that it is used with.
  public var models: [TypeID]
  /// Whether these are all that it can be; else it may be any model.
  public var isTold: Bool
  /// The name of a member of an extension, which a model's own member of that name hides.
  public var member: String?
}

/// What a body reader keeps in mind about constraints while it reads a unit.
struct ConstraintWatch {
  /// A use of which it is not known yet what it is used with.
  struct OpenUse {
    var index: Int
    /// Whether it may be any model, if the unit names none.
    var mayBeAny: Bool
  }

  var isOn = false
  /// Every model that the unit has named so far, in order, with repetitions.
  var mentions: [TypeID] = []
  var open: [OpenUse] = []
  /// Types that hold any object, and have not been accounted for.
  var existentials: [NodeID: Place] = [:]
  /// The depth of inference at which models are gathered aside, if they are.
  var gatheringDepth: Int?
}
