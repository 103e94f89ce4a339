/// A folder that was read.
struct Tree {
  var name: String
  var found: Int
  var compared = 0
  var erroneous = 0
}

/// The figures of all files.
struct Summary {
  struct Row {
    var files = 0
    var agreeing = 0
    var items = 0
    var differing = 0
    var differences: [String] = []

    var share: Double { files == 0 ? 1 : Double(agreeing) / Double(files) }
  }

  private let limit: Int
  private let only: String?
  private(set) var trees: [Tree] = []
  private(set) var rows: [Category: Row] = [:]
  private(set) var snippetRows: [Category: Row] = [:]
  private(set) var snippets = 0
  private(set) var erroneousSnippets = 0
  /// Sources that only our side rejects, and those that only swift-syntax does.
  private(set) var problems: [String] = []
  private(set) var rejectedTexts: [(path: String, bytes: [UInt8])] = []
  private(set) var unseen: [String] = []
  /// How many files and pieces with errors our side rejects, too.
  private(set) var rejected = 0
  private(set) var rejectedSnippets = 0
  private(set) var falseAlarms = 0
  private(set) var splits: [String: Int] = [:]

  init(keeping limit: Int, only: String?) {
    self.limit = limit
    self.only = only
  }

  var compared: Int { trees.reduce(0) { $0 + $1.compared } }
  var erroneous: Int { trees.reduce(0) { $0 + $1.erroneous } }
  var isAgreed: Bool { rows.values.allSatisfy { $0.differing == 0 } }

  mutating func add(_ tree: Tree, _ outcomes: [Outcome]) {
    var tree = tree
    for outcome in outcomes {
      tree.compared += outcome.hasError ? 0 : 1
      tree.erroneous += outcome.hasError ? 1 : 0
      rejected += outcome.hasError && outcome.problem != nil ? 1 : 0
      falseAlarms += !outcome.hasError && outcome.problem != nil ? 1 : 0
      note(outcome)
      add(outcome, to: \.rows)
      for snippet in outcome.snippets {
        snippets += snippet.hasError ? 0 : 1
        erroneousSnippets += snippet.hasError ? 1 : 0
        rejectedSnippets += snippet.hasError && snippet.problem != nil ? 1 : 0
        note(snippet)
        add(snippet, to: \.snippetRows)
      }
    }
    trees.append(tree)
  }

  private mutating func note(_ outcome: Outcome) {
    switch (outcome.hasError, outcome.problem) {
    case (false, let problem?):
      problems.append("\(outcome.path):\(problem)")
      rejectedTexts.append((outcome.path, outcome.rejected))
    case (true, nil): unseen.append(outcome.path)
    default: break
    }
    for (text, count) in outcome.splits.counts { splits[text, default: 0] += count }
  }

  private mutating func add(
    _ outcome: Outcome, to rows: WritableKeyPath<Summary, [Category: Row]>
  ) {
    for (category, count) in outcome.counts {
      var row = self[keyPath: rows][category] ?? Row()
      row.files += 1
      row.agreeing += count.differing == 0 ? 1 : 0
      row.items += count.items
      row.differing += count.differing
      // Here: the first of a file often brings the others about.
      if let difference = count.differences.first, row.differences.count < limit {
        let place = outcome.places[difference.start] ?? (0, 0)
        row.differences.append(
          """
          \(outcome.path):\(place.line):\(place.column)
              ours   \(difference.ours ?? "-")
              theirs \(difference.theirs ?? "-")
          """)
      }
      self[keyPath: rows][category] = row
    }
  }

  // MARK: Text

  func text() -> String {
    var lines: [String] = []
    for category in Category.allCases where only == nil || only == category.rawValue {
      for (title, rows) in [("", rows), (" in snippets", snippetRows)] {
        guard let row = rows[category], !row.differences.isEmpty else { continue }
        lines += ["", "\(category.rawValue)\(title):"] + row.differences.map { "  " + $0 }
      }
    }
    if only == nil || only == "problems" {
      lines += ["", "problems that only ours has: \(problems.count)"]
      lines += problems.prefix(limit).map { "  " + $0 }
    }
    if only == "errors" {
      lines += ["", "errors that only swift-syntax sees: \(unseen.count)"]
      lines += unseen.prefix(limit).map { "  " + $0 }
    }
    if only == "tokens" {
      lines += ["", "runs of operator characters that are cut differently:"]
      lines += splits.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .map { "  \($0.value) × \($0.key)" }
    }
    lines += [
      "",
      "\(trees.reduce(0) { $0 + $1.found }) files found, \(compared) different ones compared, "
        + "\(erroneous) left out since swift-syntax finds errors, \(rejected) of which do not parse "
        + "for us either",
    ]
    lines += table(rows)
    if snippets > 0 {
      lines += ["", "\(snippets) snippets compared, \(erroneousSnippets) left out, \(rejectedSnippets) "
        + "of which do not parse for us either"]
      lines += table(snippetRows)
    }
    return lines.joined(separator: "\n")
  }

  private func table(_ rows: [Category: Row]) -> [String] {
    Category.allCases.compactMap { category in
      guard let row = rows[category] else { return nil }
      return "\(pad(category.rawValue, 20)) \(pad(row.files)) files, \(pad(row.agreeing)) agree, "
        + "\(percent(row.share)), \(pad(row.items, 9)) items, \(pad(row.differing)) differ"
    }
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func pad(_ number: Int, _ width: Int = 6) -> String {
    String(repeating: " ", count: max(0, width - "\(number)".count)) + "\(number)"
  }
}

/// A share as per cent with three decimals, rounded down so that it never says too much.
func percent(_ share: Double) -> String {
  let thousandths = Int((share * 100_000).rounded(.down))
  let decimals = "\(1000 + thousandths % 1000)".dropFirst()
  return "\(thousandths / 1000).\(decimals) %"
}
