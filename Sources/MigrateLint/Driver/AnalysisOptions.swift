/// What the command line and the environment say about how to judge a project.
public struct AnalysisOptions: Hashable, Sendable {
  /// How an unpublished stored property of a model is treated (design.md §3).
  public enum Unpublished: String, CaseIterable, Sendable {
    case auto, ignore, track
  }

  /// The Xcode whose `@State` is judged: 26 or 27 (domain.md, "Xcode 27").
  public var xcode: Int
  public var unpublished: Unpublished
  /// The lowest versions to run on, by lower-case system: `["ios": [17], "macos": [14, 2]]`.
  public var minimumOS: [String: [Int]]
  /// What Xcode's project files say of the systems to run on.
  public var deploymentTargets: [DeploymentTarget] = []
  /// The folders of Xcode's projects.
  public var projects: [XcodeProject] = []
  /// Rules or groups to report; empty means all.
  public var select: [String]
  /// Rules or groups to leave out.
  public var ignore: [String]
  /// Severities in the place of the rules' own, by rule or group.
  public var severity: [String: Severity] = [:]
  /// What counts in files of folders with a configuration of their own, by path.
  var selections: [String: RuleSelection] = [:]
  /// Whether something is to be rewritten: only what was named may be.
  public var isFixing = false
  /// Whether a comment that silences a rule has to say why.
  public var requiresReason = false
  /// The number of threads, at least 1.
  public var jobs: Int

  public init(
    xcode: Int = 26, unpublished: Unpublished = .auto, select: [String] = [],
    ignore: [String] = [], jobs: Int = 1, minimumOS: [String: [Int]] = [:]
  ) {
    self.xcode = xcode
    self.unpublished = unpublished
    self.select = select
    self.ignore = ignore
    self.jobs = jobs
    self.minimumOS = minimumOS
  }

  /// The rules that count wherever no folder has a word of its own.
  var selection: RuleSelection {
    RuleSelection(select: select, ignore: ignore, severity: severity)
  }

  /// The rules that count in a file, given as it is shown.
  func selection(at path: String) -> RuleSelection { selections[path] ?? selection }
}
