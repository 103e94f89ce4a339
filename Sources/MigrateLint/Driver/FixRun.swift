/// What `--fix` and its kind are asked to do.
public struct FixOptions: Hashable, Sendable {
  /// Also units whose code may behave differently in a named way.
  public var appliesUnsafe = false
  /// The models to migrate, each with its whole unit; empty means all.
  public var models: [String] = []
  /// Stop before more models than this would change.
  public var maxModels: Int?

  public init() {}
}

/// A file before and after a fix.
struct ChangedFile: Sendable {
  var path: String
  var before: [UInt8]
  var after: [UInt8]
}

/// What is applied as a whole: a unit, or what rights one holder.
struct FixStep: Sendable {
  /// The models that migrate, as their plan names them; empty where only a wrapper changes.
  var models: [String]
  /// `'Cart', 'Order'`, or what happens to the wrapper.
  var title: String
  /// What it does, each thing with its place and its rule.
  var actions: [String]
  var safety: FixSafety
  var edits: [Edit]
  /// The models as the plan knows them.
  var ids: [TypeID] = []
}

/// What a fix came to, before anything is written.
struct FixOutcome: Sendable {
  /// Everything that is to be done, in the order of the plan.
  var steps: [FixStep]
  /// Sorted by path.
  var changed: [ChangedFile]
  /// What is found in the project as it would be afterwards.
  var report: LintReport
  /// Units that could have migrated and were left, each with its reason.
  var left: [String]
}

/// `2 models`, `1 file`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)" + (count == 1 ? "" : "s")
}

/// Applies units in memory, and keeps only what proves right there.
struct FixRun {
  let files: [ParsedFile]
  let options: AnalysisOptions
  let fixOptions: FixOptions
  let judgement: Pipeline.Judgement
  private var left: [String] = []
  /// What the chosen units and steps change.
  private var claims = EditClaims()

  init(_ files: [SourceFile], options: AnalysisOptions, fixOptions: FixOptions) {
    self.files = Pipeline.parse(files, jobs: options.jobs)
    var options = options
    options.isFixing = true
    self.options = options
    self.fixOptions = fixOptions
    judgement = Pipeline.judge(self.files, options: options)
  }

  /// The names given to `--model` that no model has, each with the nearest that one has.
  var unknownModels: [(name: String, suggestion: String)] {
    let names = judgement.plan.models.flatMap {
      [judgement.plan.name($0.id), judgement.plan.index[$0.id].name]
    }
    return fixOptions.models.filter { !names.contains($0) }.map {
      ($0, Spelling.suggestion(for: $0, in: names))
    }
  }

  /// How many models stay because a system that the project runs on is too old, and what says so;
  /// nil where none does, or where the command line says so.
  var oldSystem: (models: Int, reason: String)? {
    guard options.minimumOS.isEmpty else { return nil }
    let blockers = judgement.plan.models.compactMap { model in
      model.blockers.first { $0.rule == "deployment-floor" }
    }
    return blockers.first.map { (blockers.count, $0.message) }
  }

  mutating func outcome() -> FixOutcome {
    var chosen = chooseUnits()
    let ownership = chooseOwnershipSteps()
    while true {
      let changed = apply(chosen.flatMap(\.edits) + ownership.flatMap(\.edits))
      // Here: where nothing changes, everything is judged already.
      let after = changed.isEmpty
        ? judgement : Pipeline.judge(reparse(changed), options: options)
      let failed = failures(among: chosen, after, changed)
      if failed.isEmpty {
        let tables = LineTables(files.map(\.source))
        let steps = chosen.map { step($0, tables) }
          + ownership.map {
            FixStep(
              models: [], title: $0.title, actions: [line(for: $0, tables)], safety: .unsafe,
              edits: $0.edits)
          }
        return FixOutcome(
          steps: steps, changed: changes(by: steps), report: after.report, left: left)
      }
      // Here: the rewrite of a unit came out wrong, which is our defect; it is not written.
      for rewrite in chosen where failed.contains(rewrite.unit) {
        left.append(
          "\(names(rewrite)) stays: the result of the rewrite did not prove right"
            + " (a defect of \(ToolIdentity.name))")
      }
      chosen.removeAll { failed.contains($0.unit) }
    }
  }

  private func step(_ rewrite: UnitRewrite, _ tables: LineTables) -> FixStep {
    FixStep(
      models: rewrite.models.map { judgement.plan.name($0) }, title: names(rewrite),
      actions: rewrite.steps.map { line(for: $0, tables) }, safety: rewrite.safety,
      edits: rewrite.edits,
      ids: rewrite.models)
  }

  private func line(for step: RewriteStep, _ tables: LineTables) -> String {
    let path = files[step.place.file].source.path
    let line = tables[step.place.file].position(of: step.place.range.start).line
    return "\(path):\(line): \(step.title) [\(step.rule)]"
  }

  // MARK: Parts of a fix

  /// What some steps change once others are done. Sorted by path.
  func changes(by steps: [FixStep], after done: [FixStep] = []) -> [ChangedFile] {
    let new = steps.flatMap(\.edits)
    let touched = Set(new.map(\.file))
    let old = done.flatMap(\.edits).filter { touched.contains($0.file) }
    let (before, after) = (apply(old), apply(old + new))
    return touched.sorted().compactMap { file in
      let source = files[file].source
      let (old, new) = (before[file] ?? source.bytes, after[file] ?? source.bytes)
      return old == new ? nil : ChangedFile(path: source.path, before: old, after: new)
    }
  }

  /// What is found once only these steps are done.
  func report(after steps: [FixStep]) -> LintReport {
    Pipeline.judge(reparse(apply(steps.flatMap(\.edits))), options: options).report
  }

  /// The steps in parts that have no file in common, each in order.
  func parts(of steps: [FixStep]) -> [[FixStep]] {
    var partOfFile: [FileIndex: Int] = [:]
    var parts: [[Int]] = []
    for (position, step) in steps.enumerated() {
      let files = Set(step.edits.map(\.file))
      let touched = Set(files.compactMap { partOfFile[$0] }).sorted()
      let home = touched.first ?? parts.count
      if touched.isEmpty { parts.append([]) }
      parts[home].append(position)
      for other in touched.dropFirst() {
        parts[home] += parts[other]
        parts[other] = []
        for (file, part) in partOfFile where part == other { partOfFile[file] = home }
      }
      for file in files { partOfFile[file] = home }
    }
    return parts.filter { !$0.isEmpty }.map { $0.sorted().map { steps[$0] } }
  }

  /// The steps with what a model holds before the model, and small ones first.
  func smallestFirst(_ steps: [FixStep]) -> [FixStep] {
    let index = judgement.plan.index
    var home: [TypeID: Int] = [:]
    for (position, step) in steps.enumerated() {
      for id in step.ids { home[id] = position }
    }
    let needs = steps.indices.map { position in
      let held = steps[position].ids.flatMap { index.storedProperties(of: $0) }.compactMap {
        BodyReader(index: index, file: $0.place.file).type(of: $0).nominal
      }
      return Set(held.compactMap { home[$0] }).subtracting([position])
    }
    let sizes = steps.map { (Set($0.edits.map(\.file)).count, $0.edits.count) }
    var order: [Int] = []
    var open = steps.indices.filter { !steps[$0].ids.isEmpty }.sorted { sizes[$0] < sizes[$1] }
    while !open.isEmpty {
      // Here: models that hold each other wait for nobody.
      let next = open.firstIndex { needs[$0].isDisjoint(with: open) } ?? 0
      order.append(open.remove(at: next))
    }
    return (order + steps.indices.filter { steps[$0].ids.isEmpty }).map { steps[$0] }
  }

  // MARK: Choosing

  private func names(_ rewrite: UnitRewrite) -> String {
    rewrite.models.map { "'\(judgement.plan.name($0))'" }.joined(separator: ", ")
  }

  private mutating func chooseUnits() -> [UnitRewrite] {
    var result: [UnitRewrite] = []
    var count = 0
    claims = EditClaims()
    for rewrite in judgement.rewrites where isNamed(rewrite) {
      if let reason = reasonToLeave(rewrite) {
        left.append("\(names(rewrite)) stays: \(reason)")
        continue
      }
      if let limit = fixOptions.maxModels, count + rewrite.models.count > limit {
        left.append("\(names(rewrite)) stays: '--max-models \(limit)' is reached")
        continue
      }
      guard claims.take(rewrite.edits) else {
        left.append("\(names(rewrite)) stays: its edits meet those of another unit")
        continue
      }
      count += rewrite.models.count
      result.append(rewrite)
    }
    return result
  }

  /// Where nothing migrates, what the ownership findings ask for; it always may change behaviour.
  private mutating func chooseOwnershipSteps() -> [RewriteStep] {
    guard fixOptions.appliesUnsafe, fixOptions.models.isEmpty else { return [] }
    return judgement.ownershipSteps.filter { step in
      guard let rule = Rule.named(step.rule),
        options.selection(at: files[step.place.file].source.path)
          .includes(rule: rule.id, group: rule.group.rawValue),
        step.edits.allSatisfy({ files[$0.file].source.isReported })
      else { return false }
      return claims.take(step.edits)
    }
  }

  private func isNamed(_ rewrite: UnitRewrite) -> Bool {
    fixOptions.models.isEmpty
      || rewrite.models.contains { model in
        fixOptions.models.contains(judgement.plan.name(model))
          || fixOptions.models.contains(judgement.plan.index[model].name)
      }
  }

  private func reasonToLeave(_ rewrite: UnitRewrite) -> String? {
    if rewrite.safety == .unsafe, !fixOptions.appliesUnsafe {
      return "it may behave differently; '--unsafe-fixes' migrates it"
    }
    if let step = rewrite.steps.first(where: {
      guard let rule = Rule.named($0.rule) else { return false }
      return !options.selection(at: files[$0.place.file].source.path)
        .includes(rule: rule.id, group: rule.group.rawValue)
    }) {
      return "it needs the rule '\(step.rule)', which is left out"
    }
    if let edit = rewrite.edits.first(where: { !files[$0.file].source.isReported }) {
      return "it needs '\(files[edit.file].source.path)', which was not named"
    }
    return nil
  }

  // MARK: Applying

  private func apply(_ edits: [Edit]) -> [FileIndex: [UInt8]] {
    let edits = Dictionary(grouping: edits, by: \.file)
    var result: [FileIndex: [UInt8]] = [:]
    for (file, edits) in edits {
      guard let bytes = EditApplier.apply(edits, to: files[file].source.bytes) else {
        preconditionFailure("units were chosen so that their edits do not meet")
      }
      result[file] = bytes
    }
    return result
  }

  private func reparse(_ changed: [FileIndex: [UInt8]]) -> [ParsedFile] {
    files.indices.map { file in
      guard let bytes = changed[file] else { return files[file] }
      let source = files[file].source
      return ParsedFile(
        SourceFile(
          path: source.path, layoutPath: source.layoutPath, bytes: bytes,
          isReported: source.isReported))
    }
  }

  /// The units whose result does not parse, or in which something is still to migrate.
  private func failures(
    among chosen: [UnitRewrite], _ after: Pipeline.Judgement, _ changed: [FileIndex: [UInt8]]
  ) -> Set<Int> {
    let broken = Set(
      changed.keys.filter {
        after.plan.isUnparsed($0) && !judgement.plan.isUnparsed($0)
      })
    let names = Dictionary(
      after.plan.models.map {
        (PathKey(after.plan.name($0.id) + "|" + path($0.id, after)), $0.status)
      },
      uniquingKeysWith: { first, _ in first })
    var failed: Set<Int> = []
    for rewrite in chosen {
      if rewrite.edits.contains(where: { broken.contains($0.file) }) { failed.insert(rewrite.unit) }
      for model in rewrite.models {
        let key = PathKey(judgement.plan.name(model) + "|" + path(model, judgement))
        if names[key] != .migrated { failed.insert(rewrite.unit) }
      }
    }
    return failed
  }

  private func path(_ model: TypeID, _ judgement: Pipeline.Judgement) -> String {
    judgement.plan.index.files[judgement.plan.index[model].declaration.file].source.path
  }
}
