/// The findings that a team has accepted for now: how many there are of a rule about a declaration.
///
/// It knows no lines, so an edit above a finding changes nothing; and its paths start from its own
/// folder, so it means the same wherever the program is run.
struct Baseline: Hashable, Sendable {
  struct Entry: Hashable, Comparable, Sendable {
    /// Relative to the folder of the baseline.
    var file: String
    /// Such as `CartView.cart`.
    var symbol: String
    var rule: String

    static func < (a: Entry, b: Entry) -> Bool {
      if a.file != b.file { return PathName.precedes(a.file, b.file) }
      if a.symbol != b.symbol { return PathName.precedes(a.symbol, b.symbol) }
      return PathName.precedes(a.rule, b.rule)
    }
  }

  /// All are above zero.
  var counts: [Entry: Int] = [:]

  var total: Int { counts.values.reduce(0, +) }

  // MARK: As text

  private static let marker = "migrateLintBaseline"
  private static let version = 1

  /// One entry a line, in order, so that a diff shows what came and went.
  var bytes: [UInt8] {
    var json = JSONText()
    json.object { json in
      json.lineKey(Self.marker)
      json.number(Self.version)
      json.lineKey("findings")
      json.lines(counts.sorted { $0.key < $1.key }) { json, element in
        json.object { json in
          json.field("file", element.key.file)
          json.field("symbol", element.key.symbol)
          json.field("rule", element.key.rule)
          if element.value > 1 { json.field("count", element.value) }
        }
      }
      json.endLine()
    }
    json.endLine()
    return json.bytes
  }

  init(counts: [Entry: Int] = [:]) { self.counts = counts }

  /// Reads what `bytes` wrote; more than that is somebody else's file.
  init(_ bytes: [UInt8]) throws(JSONComplaint) {
    if let offset = UTF8Validation.firstInvalidOffset(in: bytes) {
      throw JSONComplaint(offset: offset, reason: "not UTF-8")
    }
    let root = try JSONParser.parse(bytes)
    guard let version = root[Self.marker] else {
      throw JSONComplaint(offset: root.offset, reason: "this is no baseline")
    }
    guard version.value == .number("\(Self.version)") else {
      throw JSONComplaint(
        offset: version.offset,
        reason: "a baseline of another version of \(ToolIdentity.name); this one knows version "
          + "\(Self.version)")
    }
    for member in root.members ?? [] where ![Self.marker, "findings"].contains(member.key) {
      throw JSONComplaint(offset: member.offset, reason: "a baseline has no '\(member.key)'")
    }
    guard let findings = root["findings"], let elements = findings.elements else {
      throw JSONComplaint(offset: root.offset, reason: "'findings' is missing")
    }
    for element in elements {
      let (entry, count) = try Self.entry(element)
      guard counts.updateValue(count, forKey: entry) == nil else {
        throw JSONComplaint(offset: element.offset, reason: "this entry is there twice")
      }
    }
  }

  private static func entry(_ node: JSONNode) throws(JSONComplaint) -> (Entry, Int) {
    func text(_ key: String) throws(JSONComplaint) -> String {
      guard case .string(let text) = node[key]?.value else {
        throw JSONComplaint(offset: node.offset, reason: "an entry needs '\(key)', a text")
      }
      return text
    }
    for member in node.members ?? []
    where !["file", "symbol", "rule", "count"].contains(member.key) {
      throw JSONComplaint(offset: member.offset, reason: "an entry has no '\(member.key)'")
    }
    var count = 1
    if let node = node["count"] {
      guard case .number(let text) = node.value, let number = Int(text), number > 0 else {
        throw JSONComplaint(offset: node.offset, reason: "'count' is a number from 1")
      }
      count = number
    }
    let entry = Entry(file: try text("file"), symbol: try text("symbol"), rule: try text("rule"))
    return (entry, count)
  }
}

/// What there is now, beside what a baseline knows.
struct BaselineComparison {
  /// The findings that the baseline does not hide.
  private(set) var new: [ReportedFinding] = []
  private(set) var hiddenCount = 0
  /// What is gone, and how often.
  private(set) var gone: [(entry: Baseline.Entry, count: Int)] = []
  /// What is now in another file.
  private(set) var moved: [(from: Baseline.Entry, to: Baseline.Entry)] = []
  /// Of what there is more than the baseline knows. Which of them are new cannot be told.
  private(set) var exceeded: [(entry: Baseline.Entry, found: Int, known: Int)] = []
  /// The baseline without what is gone.
  private(set) var pruned: Baseline

  var isCurrent: Bool { gone.isEmpty && moved.isEmpty }

  /// `isLookedAt` says whether an entry would have been found if it were still there; `isMissing`
  /// whether its file is no more.
  init(
    _ findings: [ReportedFinding], _ baseline: Baseline, entry: (ReportedFinding) -> Baseline.Entry,
    isLookedAt: (Baseline.Entry) -> Bool, isMissing: (Baseline.Entry) -> Bool
  ) {
    pruned = baseline
    let entries = findings.map(entry)
    var found: [Baseline.Entry: Int] = [:]
    for entry in entries { found[entry, default: 0] += 1 }

    var left: [Baseline.Entry: Int] = [:]
    for (entry, known) in baseline.counts.sorted(by: { $0.key < $1.key }) {
      let count = found[entry] ?? 0
      if count > known { exceeded.append((entry, count, known)) }
      if count < known, isLookedAt(entry) { left[entry] = known - count }
    }
    let isNew = { baseline.counts[$0] == nil }
    let unknown = found.filter { isNew($0.key) }
    let homes = Self.moves(
      left.filter { found[$0.key] == nil && isMissing($0.key) }, unknown)
    for (from, to) in homes.sorted(by: { $0.key < $1.key }) {
      moved.append((from, to))
      pruned.counts[to] = pruned.counts.removeValue(forKey: from)
      left[from] = nil
    }
    for (entry, count) in left.sorted(by: { $0.key < $1.key }) {
      gone.append((entry, count))
      pruned.counts[entry] = found[entry]
    }

    let known = Set(homes.values)
    for (finding, entry) in zip(findings, entries) {
      let count = found[entry, default: 0]
      let isHidden = known.contains(entry) || count <= baseline.counts[entry] ?? 0
      if isHidden { hiddenCount += 1 } else { new.append(finding) }
    }
  }

  /// Where entries of missing files are now, if that is beyond doubt: the same rule says the same
  /// number of things about a declaration of the same name, in one file only.
  private static func moves(
    _ left: [Baseline.Entry: Int], _ unknown: [Baseline.Entry: Int]
  ) -> [Baseline.Entry: Baseline.Entry] {
    func name(_ entry: Baseline.Entry) -> [String] { [entry.rule, entry.symbol] }
    let old = Dictionary(grouping: left.keys, by: name)
    let new = Dictionary(grouping: unknown.keys, by: name)
    var result: [Baseline.Entry: Baseline.Entry] = [:]
    for (name, from) in old where from.count == 1 && !name[1].isEmpty {
      guard let to = new[name], to.count == 1, left[from[0]] == unknown[to[0]] else { continue }
      result[from[0]] = to[0]
    }
    return result
  }
}
