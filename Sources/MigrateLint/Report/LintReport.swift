/// A place in a file, ready to be printed.
public struct ReportedRange: Hashable, Sendable {
  /// Relative to the working directory.
  public var path: String
  public var start: LineTable.Position
  /// The position behind the last byte.
  public var end: LineTable.Position
  /// The whole line that `start` is on, without its line ending.
  public var sourceLine: String

  public init(
    path: String, start: LineTable.Position, end: LineTable.Position, sourceLine: String
  ) {
    self.path = path
    self.start = start
    self.end = end
    self.sourceLine = sourceLine
  }
}

/// A note that carries evidence for a finding.
public struct ReportedNote: Hashable, Sendable {
  public var message: String
  public var place: ReportedRange

  public init(message: String, place: ReportedRange) {
    self.message = message
    self.place = place
  }
}

/// What would mend a finding, as `fix` of the JSON shows it (design.md §6).
public struct ReportedFix: Hashable, Sendable {
  public struct Edit: Hashable, Sendable {
    public var path: String
    /// Byte offsets in the file as read.
    public var start: Int
    public var end: Int
    public var replacement: String
  }

  /// An imperative.
  public var title: String
  /// `safe` or `unsafe`.
  public var safety: String
  /// The unit whose share it is; never applied alone.
  public var unit: Int?
  public var edits: [Edit]
}

/// One finding as every output format renders it.
public struct ReportedFinding: Hashable, Sendable {
  public var rule: String
  public var group: String
  public var severity: Severity
  public var message: String
  public var place: ReportedRange
  /// The declaration it is about, such as `ChildView.viewModel`.
  public var symbol: String
  public var model: String?
  public var notes: [ReportedNote]
  public var fix: ReportedFix?

  public init(
    rule: String, group: String, severity: Severity, message: String, place: ReportedRange,
    symbol: String, model: String?, notes: [ReportedNote], fix: ReportedFix? = nil
  ) {
    self.rule = rule
    self.group = group
    self.severity = severity
    self.message = message
    self.place = place
    self.symbol = symbol
    self.model = model
    self.notes = notes
    self.fix = fix
  }
}

/// What became of one model, as `models` of the JSON shows it (design.md §6).
public struct ReportedModel: Hashable, Sendable {
  public struct Blocker: Hashable, Sendable {
    public var rule: String
    public var message: String
    public var place: ReportedRange

    public init(rule: String, message: String, place: ReportedRange) {
      self.rule = rule
      self.message = message
      self.place = place
    }
  }

  public struct Property: Hashable, Sendable {
    public var name: String
    public var line: Int
    /// `tracked`, `ignored` or `unchanged`.
    public var action: String

    public init(name: String, line: Int, action: String) {
      self.name = name
      self.line = line
      self.action = action
    }
  }

  public struct Holder: Hashable, Sendable {
    public var type: String
    public var property: String
    public var path: String
    public var line: Int
    /// `creates`, `receives`, `environment`, `shared` or `unknown`.
    public var ownership: String
    public var binding: Bool
    public var form: String
    public var newForm: String

    public init(
      type: String, property: String, path: String, line: Int, ownership: String, binding: Bool,
      form: String, newForm: String
    ) {
      self.type = type
      self.property = property
      self.path = path
      self.line = line
      self.ownership = ownership
      self.binding = binding
      self.form = form
      self.newForm = newForm
    }
  }

  public var name: String
  public var place: ReportedRange
  /// `ready`, `unsafe`, `blocked` or `migrated`.
  public var status: String
  public var unit: Int
  public var blockers: [Blocker]
  public var properties: [Property]
  public var holders: [Holder]

  public init(
    name: String, place: ReportedRange, status: String, unit: Int, blockers: [Blocker],
    properties: [Property], holders: [Holder]
  ) {
    self.name = name
    self.place = place
    self.status = status
    self.unit = unit
    self.blockers = blockers
    self.properties = properties
    self.holders = holders
  }
}

/// A finding that a comment silences.
public struct SuppressedFinding: Hashable, Sendable {
  public var finding: ReportedFinding
  /// What the comment says.
  public var reason: String?

  public init(finding: ReportedFinding, reason: String?) {
    self.finding = finding
    self.reason = reason
  }
}

/// The rewrite of a unit as a whole; what each finding has is only its share.
public struct ReportedUnit: Hashable, Sendable {
  public var number: Int
  /// The models that migrate, by name.
  public var models: [String]
  /// `safe` or `unsafe`.
  public var safety: String
  /// The rules whose findings it rewrites.
  public var rules: Set<String>
  /// In the order in which they apply, file by file.
  public var edits: [ReportedFix.Edit]
}

/// A file that could not be analysed.
public struct ReportedProblem: Hashable, Sendable {
  public var path: String
  public var reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}

/// Everything that one run has to say, sorted: by path, position, rule.
public struct LintReport: Sendable {
  public var fileCount: Int
  public var findings: [ReportedFinding]
  public var models: [ReportedModel]
  /// How many findings a baseline hides.
  public var hiddenCount = 0
  /// Found, but silenced by comments.
  public var suppressed: [SuppressedFinding] = []
  /// The units that could be written as they are.
  public var units: [ReportedUnit] = []
  public var problems: [ReportedProblem] = []
  /// The files that places and edits are in.
  public var sources: [SourceFile] = []

  public init(fileCount: Int, findings: [ReportedFinding], models: [ReportedModel]) {
    self.fileCount = fileCount
    self.findings = findings
    self.models = models
  }
}
