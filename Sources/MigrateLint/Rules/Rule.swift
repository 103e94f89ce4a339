/// The families of rules (design.md §4).
public enum RuleGroup: String, CaseIterable, Sendable {
  case migration, ownership, observation, blocker, suppression
}

/// A rule is a value: who it is, what it explains, and how it renders decisions of the plan.
public struct Rule: Sendable {
  /// Kebab-case; names the pattern, reads well after "ignore".
  public let id: String
  public let group: RuleGroup
  /// How loud it usually is; a finding may be louder or not as loud.
  public let severity: Severity
  /// One line of Markdown, no full stop.
  public let summary: String
  /// Markdown with the sections What it finds, Why it matters, Example, Instead, Fix safety, Known
  /// gaps.
  public let explanation: String
  /// Renders the plan's decisions; never decides anything itself.
  let check: @Sendable (Plan) -> [Diagnostic]

  init(
    id: String, group: RuleGroup, severity: Severity = .warning, summary: String,
    explanation: String,
    check: @escaping @Sendable (Plan) -> [Diagnostic]
  ) {
    self.id = id
    self.group = group
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
    self.check = check
  }
}
