/// What comments in the code silence.
public struct Suppressions: Sendable {
  /// One name in one comment.
  public struct Entry: Sendable {
    public var file: FileIndex
    public var comment: SuppressionComment
    public var name: SuppressionComment.Name
  }

  /// Something about a comment, to be told.
  public struct Remark: Sendable {
    public var place: Place
    public var message: String
    /// What stands in the comment, such as `disable:next state-object`.
    public var symbol: String
  }

  /// In the order of files and lines.
  public private(set) var entries: [Entry] = []
  /// Comments that are not written as they must be.
  public private(set) var faults: [Remark] = []
  /// Names that `enable` something which nothing had disabled.
  public private(set) var idleEnables: [Remark] = []
  /// Whether each comment has to say why it is there.
  public let requiresReason: Bool
  private var spans: [Key: SpanTable] = [:]

  private struct Key: Hashable {
    var file: FileIndex
    var rule: String
  }

  /// The rules that a comment may name, by the names that it may use; of the rules that no comment
  /// silences only the names are there.
  public typealias Vocabulary = [String: Set<String>]

  init(_ files: [ParsedFile], _ vocabulary: Vocabulary, requiresReason: Bool) {
    self.requiresReason = requiresReason
    for (file, parsed) in files.enumerated() where !parsed.suppressions.isEmpty {
      var reader = SuppressionFile(file, parsed, vocabulary, firstEntry: entries.count)
      reader.read()
      entries += reader.entries
      faults += reader.faults
      idleEnables += reader.idleEnables
      for (rule, found) in reader.spans {
        spans[Key(file: file, rule: rule)] = SpanTable(found)
      }
    }
  }

  /// The entries that silence a rule at a place, as indices.
  public func covering(_ rule: String, at place: Place) -> [Int] {
    if entries.isEmpty { return [] }
    return spans[Key(file: place.file, rule: rule)]?.entries(at: place.range.start) ?? []
  }

  /// The entry that is nearest to a place of those that silence a rule there.
  public func nearest(_ rule: String, at place: Place) -> Entry? {
    covering(rule, at: place).map { entries[$0] }.min {
      abs($0.name.range.start - place.range.start) < abs($1.name.range.start - place.range.start)
    }
  }
}

/// The suppression comments of one file, read from top to bottom.
private struct SuppressionFile {
  private let file: FileIndex
  private let parsed: ParsedFile
  private let vocabulary: Suppressions.Vocabulary
  private let firstEntry: Int
  private(set) var entries: [Suppressions.Entry] = []
  private(set) var faults: [Suppressions.Remark] = []
  private(set) var idleEnables: [Suppressions.Remark] = []
  private(set) var spans: [String: [SpanTable.Span]] = [:]
  /// The region that each rule is in: where it begins, and its entry.
  private var open: [String: (start: Int, entry: Int)] = [:]

  init(
    _ file: FileIndex, _ parsed: ParsedFile, _ vocabulary: Suppressions.Vocabulary, firstEntry: Int
  ) {
    self.file = file
    self.parsed = parsed
    self.vocabulary = vocabulary
    self.firstEntry = firstEntry
  }

  mutating func read() {
    for (comment, reach) in zip(parsed.suppressions, parsed.suppressionReaches()) {
      if let problem = comment.problem {
        fault(problem.message, problem.range, comment)
        continue
      }
      for name in names(of: comment) {
        let rules = vocabulary[name.text] ?? []
        switch comment.reach {
        case nil: close(rules, name, comment)
        case .region: begin(rules, name, comment)
        default: add(rules, name, comment, reach)
        }
      }
    }
    for (rule, region) in open {
      let end = parsed.source.bytes.count + 1
      spans[rule, default: []].append(.init(start: region.start, end: end, entry: region.entry))
    }
  }

  private mutating func fault(
    _ message: String, _ range: ByteRange, _ comment: SuppressionComment
  ) {
    faults.append(
      .init(place: Place(file, range), message: message, symbol: parsed.source.text(comment.range)))
  }

  /// The names that stand for rules; what is wrong with the first other is told.
  private mutating func names(of comment: SuppressionComment) -> [SuppressionComment.Name] {
    let unknown = comment.names.filter { (vocabulary[$0.text] ?? []).isEmpty }
    if let first = unknown.first {
      let hint = unknown.count > 1 && comment.reason == nil ? "; a reason comes behind '--'" : ""
      fault(
        vocabulary[first.text] == nil
          ? "there is no rule '\(first.text.prefix(60))'"
            + Spelling.suggestion(for: first.text, in: vocabulary.keys.sorted()) + hint
          : "no comment silences '\(first.text)'",
        first.range, comment)
    }
    return comment.names.filter { name in !unknown.contains(name) }
  }

  private mutating func entry(
    _ name: SuppressionComment.Name, _ comment: SuppressionComment
  ) -> Int {
    entries.append(.init(file: file, comment: comment, name: name))
    return firstEntry + entries.count - 1
  }

  private mutating func add(
    _ rules: Set<String>, _ name: SuppressionComment.Name, _ comment: SuppressionComment,
    _ reach: ByteRange?
  ) {
    let entry = entry(name, comment)
    guard let reach else { return }
    for rule in rules {
      spans[rule, default: []].append(.init(start: reach.start, end: reach.end + 1, entry: entry))
    }
  }

  /// A rule that is in a region already stays in it.
  private mutating func begin(
    _ rules: Set<String>, _ name: SuppressionComment.Name, _ comment: SuppressionComment
  ) {
    let entry = entry(name, comment)
    for rule in rules where open[rule] == nil { open[rule] = (comment.comment.start, entry) }
  }

  private mutating func close(
    _ rules: Set<String>, _ name: SuppressionComment.Name, _ comment: SuppressionComment
  ) {
    let closed = rules.filter { open[$0] != nil }
    if closed.isEmpty {
      idleEnables.append(
        .init(
          place: Place(file, name.range), message: "'\(name.text)' is not disabled here",
          symbol: comment.symbol(of: name)))
    }
    for rule in closed {
      guard let region = open.removeValue(forKey: rule) else { continue }
      spans[rule, default: []].append(
        .init(start: region.start, end: comment.comment.start, entry: region.entry))
    }
  }
}

/// The parts of a file in which one rule is silent.
private struct SpanTable: Sendable {
  struct Span: Hashable, Sendable {
    var start: Int
    var end: Int
    var entry: Int
  }

  private let spans: [Span]
  /// The furthest end of a span and of all before it.
  private let furthest: [Int]

  init(_ spans: [Span]) {
    self.spans = spans.sorted { ($0.start, $0.end, $0.entry) < ($1.start, $1.end, $1.entry) }
    var end = 0
    furthest = self.spans.map { span in
      end = max(end, span.end)
      return end
    }
  }

  /// The entries of all spans around an offset.
  func entries(at offset: Int) -> [Int] {
    var low = 0
    var high = spans.count
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    var result: [Int] = []
    var index = low - 1
    while index >= 0, furthest[index] > offset {
      if spans[index].end > offset { result.append(spans[index].entry) }
      index -= 1
    }
    return result.sorted()
  }
}

extension SuppressionComment {
  /// What a comment does with one of its names: `disable:next state-object`.
  func symbol(of name: Name) -> String {
    switch reach {
    case nil: "enable \(name.text)"
    case .region: "disable \(name.text)"
    case .some(let reach): "disable:\(reach.rawValue) \(name.text)"
    }
  }
}
