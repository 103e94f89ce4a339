/// Which rules are reported, and how severe they are: those of `--select`, or all, without those of
/// `--ignore`.
///
/// The more exact word wins: a rule that is named beats its group. That a file does not parse is
/// told whatever was selected, because nothing else can be said about it.
struct RuleSelection: Hashable, Sendable {
  static let fileNotParsed = "file-not-parsed"

  var select: [String] = []
  var ignore: [String] = []
  /// By rule or group, in the place of what the rule says.
  var severity: [String: Severity] = [:]

  init(select: [String] = [], ignore: [String] = [], severity: [String: Severity] = [:]) {
    self.select = select
    self.ignore = ignore
    self.severity = severity
  }

  /// What several places say, those that win last.
  init(_ layers: [RuleLayer]) {
    for layer in layers { add(layer) }
  }

  /// Whether any rule that rewrites models is among them.
  var migrates: Bool {
    Rule.all.contains { $0.group == .migration && includes(rule: $0.id, group: $0.group.rawValue) }
  }

  func includes(rule: String, group: String) -> Bool {
    if ignore.contains(rule) { return false }
    if select.contains(rule) || rule == Self.fileNotParsed { return true }
    if ignore.contains(group) { return false }
    return select.isEmpty || select.contains(group)
  }

  /// Nil leaves it to the rule.
  func severity(rule: String, group: String) -> Severity? {
    rule == Self.fileNotParsed ? nil : severity[rule] ?? severity[group]
  }

  /// A selection takes the place of the one before, and what it names is ignored no longer; what is
  /// ignored adds up. A group beats the rules in it that an earlier layer names.
  private mutating func add(_ layer: RuleLayer) {
    if let selected = layer.select {
      select = selected
      ignore.removeAll { selected.contains($0) }
    } else {
      ignore += select.filter { rule in layer.ignore.contains { Self.rule(rule, isIn: $0) } }
    }
    ignore += layer.ignore.filter { !ignore.contains($0) }
    for group in layer.severity.keys {
      for rule in severity.keys where Self.rule(rule, isIn: group) { severity[rule] = nil }
    }
    severity.merge(layer.severity) { $1 }
  }

  private static func rule(_ id: String, isIn group: String) -> Bool {
    Rule.named(id)?.group.rawValue == group
  }
}

/// What one place says about rules: a configuration file, or the command line.
struct RuleLayer: Hashable, Sendable {
  /// Nil if it says nothing.
  var select: [String]?
  var ignore: [String] = []
  var severity: [String: Severity] = [:]

  init(_ settings: [Arguments.Setting]) {
    let selected = settings.filter { $0.flag == .select }
    select = selected.isEmpty ? nil : selected.flatMap(\.names)
    ignore = settings.filter { $0.flag == .ignore }.flatMap(\.names)
  }
}
