/// Which rules are reported: those of `--select`, or all, without those of `--ignore`.
///
/// The more exact word wins: a rule that is named beats its group. That a file does not parse is
/// told whatever was selected, because nothing else can be said about it.
struct RuleSelection: Hashable, Sendable {
  static let fileNotParsed = "file-not-parsed"

  var select: [String] = []
  var ignore: [String] = []

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
}
