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

extension [RewriteStep] {
  /// The same with one insertion where several meet of which one has to stand behind the others:
  /// each finding has it, so that whoever applies findings by themselves needs no order.
  func joiningInsertions() -> [RewriteStep] {
    func spot(_ edit: Edit) -> Place? {
      edit.range.count == 0 ? Place(edit.file, edit.range) : nil
    }
    let meeting = Dictionary(grouping: flatMap(\.edits).filter { spot($0) != nil }) { spot($0) }
    var joined: [Place: Edit] = [:]
    for case (let place?, let edits) in meeting where edits.contains(where: { $0.order == .behind })
    {
      guard let ordered = EditApplier.ordered(edits), ordered.count > 1 else { continue }
      joined[place] = .insertion(
        place.file, at: place.range.start, ordered.map(\.replacement).joined(), .behind)
    }
    if joined.isEmpty { return self }
    return map { step in
      var step = step
      var seen: Set<Edit> = []
      step.edits = step.edits.map { edit in spot(edit).flatMap { joined[$0] } ?? edit }
        .filter { seen.insert($0).inserted }
      return step
    }
  }
}
