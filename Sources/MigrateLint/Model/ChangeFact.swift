/// A stored property of a model that is changed in place by something that runs a closure of its
/// caller's meanwhile, and what that closure uses of the same model: `items.removeAll { … }`.
public struct ChangeFact: Sendable {
  public struct Use: Sendable {
    public var member: String
    public var place: Place
  }

  /// Who declares the property, an `ObservableObject` or observable in the new way.
  public var model: TypeID
  public var property: String
  /// The property's name where the change begins.
  public var place: Place
  public var uses: [Use]
  public var unit: CodeUnit
  /// What runs meanwhile, whoever's it is: in the closure itself, and in what it is a name for.
  var effects: [EffectFact] = []
  var namedEffects: [EffectFact] = []

  /// The same property of what may be the same object is used.
  var mayUseItself = false

  var isIdle: Bool {
    uses.isEmpty && effects.isEmpty && namedEffects.isEmpty && !mayUseItself
  }
}
