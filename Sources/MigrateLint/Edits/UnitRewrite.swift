/// The share of a unit's edits that belongs to one finding.
public struct RewriteStep: Sendable {
  public var rule: String
  /// The place that the finding highlights.
  public var place: Place
  /// What it does, as an imperative.
  public var title: String
  public var edits: [Edit]
}

/// All edits of one migration unit: applied together or not at all.
public struct UnitRewrite: Sendable {
  public var unit: Int
  public var models: [TypeID]
  public var steps: [RewriteStep]
  public var safety: FixSafety
  /// Why the unit cannot be rewritten after all.
  public var refusals: [Blocker]

  public var edits: [Edit] { steps.flatMap(\.edits) }
}
