/// Which rules are reported: those of `--select`, or all, without those of `--ignore`.
///
/// The more exact word wins: a rule that is named beats its group.
struct RuleSelection: Hashable, Sendable {
  var select: [String] = []
  var ignore: [String] = []

  func includes(rule: String, group: String) -> Bool {
    if ignore.contains(rule) { return false }
    if select.contains(rule) { return true }
    if ignore.contains(group) { return false }
    return select.isEmpty || select.contains(group)
  }
}
