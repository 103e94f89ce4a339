/// Turns a plan into a report: runs the rules, and turns byte ranges into lines and columns.
struct ReportBuilder {
  let plan: Plan
  private let lineTables: LineTables
  private let rewrites: [UnitRewrite]
  private let steps: [StepKey: (step: RewriteStep, rewrite: UnitRewrite?)]

  private struct StepKey: Hashable {
    var rule: String
    var place: Place
  }

  init(_ plan: Plan, _ rewrites: [UnitRewrite], _ ownershipSteps: [RewriteStep] = []) {
    self.plan = plan
    self.rewrites = rewrites
    var steps: [StepKey: (RewriteStep, UnitRewrite?)] = [:]
    for step in ownershipSteps { steps[StepKey(rule: step.rule, place: step.place)] = (step, nil) }
    for rewrite in rewrites {
      for step in rewrite.steps {
        steps[StepKey(rule: step.rule, place: step.place)] = (step, rewrite)
      }
    }
    self.steps = steps
    lineTables = LineTables(plan.index.files.map(\.source))
  }

  func report() -> LintReport {
    var silencer = Silencer(plan.suppressions)
    var findings: [ReportedFinding] = []
    var suppressed: [SuppressedFinding] = []
    for rule in Rule.all {
      for diagnostic in rule.check(plan) {
        let entries = silencer.entries(of: rule, diagnostic)
        guard let finding = finding(diagnostic, of: rule) else { continue }
        if entries.isEmpty {
          findings.append(finding)
        } else {
          let nearest = plan.suppressions.nearest(rule.id, at: diagnostic.place)
          suppressed.append(.init(finding: finding, reason: nearest?.comment.reason))
        }
      }
    }
    findings += silencer.unused(plan).compactMap { finding($0, of: .unusedSuppression) }
    let holders = Dictionary(grouping: plan.holders) { plan.plan(of: $0.model)?.id ?? $0.model }
    var report = LintReport(
      fileCount: plan.index.files.count { $0.source.isText },
      findings: unique(findings.sorted(by: ReportBuilder.order)),
      models: plan.models.map { model($0, holders[$0.id] ?? []) })
    report.suppressed = suppressed.sorted { ReportBuilder.order($0.finding, $1.finding) }
    report.units = rewrites.compactMap(unit)
    report.sources = plan.index.files.map(\.source)
    return report
  }

  /// What a rewrite is as a whole, if nothing but files that were named would change.
  private func unit(_ rewrite: UnitRewrite) -> ReportedUnit? {
    let files = Dictionary(grouping: rewrite.edits, by: \.file)
    var edits: [ReportedFix.Edit] = []
    for file in files.keys.sorted() {
      guard plan.index.files[file].source.isReported,
        let ordered = EditApplier.ordered(files[file] ?? [])
      else { return nil }
      edits += ordered.map(edit)
    }
    return ReportedUnit(
      number: rewrite.unit, models: rewrite.models.map { plan.name($0) },
      safety: rewrite.safety.rawValue, rules: Set(rewrite.steps.map(\.rule)), edits: edits)
  }

  private func edit(_ edit: Edit) -> ReportedFix.Edit {
    .init(
      path: plan.index.files[edit.file].source.path, start: edit.range.start, end: edit.range.end,
      replacement: edit.replacement)
  }

  private func unique(_ findings: [ReportedFinding]) -> [ReportedFinding] {
    var result: [ReportedFinding] = []
    for finding in findings {
      // Here: names that look alike compare equal as text.
      let isSame = result.last == finding
        && result.last.map { PathKey($0.place.path) } == PathKey(finding.place.path)
      if !isSame { result.append(finding) }
    }
    return result
  }

  static func order(_ a: ReportedFinding, _ b: ReportedFinding) -> Bool {
    if !a.place.path.utf8.elementsEqual(b.place.path.utf8) {
      return a.place.path.utf8.lexicographicallyPrecedes(b.place.path.utf8)
    }
    if a.place.start != b.place.start { return a.place.start < b.place.start }
    return (a.rule, a.message) < (b.rule, b.message)
  }

  private func finding(_ diagnostic: Diagnostic, of rule: Rule) -> ReportedFinding? {
    guard plan.index.files[diagnostic.place.file].source.isReported else { return nil }
    return ReportedFinding(
      rule: rule.id, group: rule.group.rawValue, severity: diagnostic.severity,
      message: diagnostic.message, place: range(diagnostic.place), symbol: diagnostic.symbol,
      model: diagnostic.model.map { plan.name($0) },
      notes: diagnostic.notes.map { ReportedNote(message: $0.message, place: range($0.place)) },
      fix: fix(diagnostic, of: rule))
  }

  private func fix(_ diagnostic: Diagnostic, of rule: Rule) -> ReportedFix? {
    guard let found = steps[StepKey(rule: rule.id, place: diagnostic.place)],
      !found.step.edits.isEmpty
    else { return nil }
    return ReportedFix(
      title: found.step.title,
      safety: (found.rewrite?.safety ?? .unsafe).rawValue, unit: found.rewrite?.unit,
      edits: found.step.edits.map(edit))
  }

  private func range(_ place: Place) -> ReportedRange {
    let source = plan.index.files[place.file].source
    let table = lineTables[place.file]
    let start = table.position(of: place.range.start)
    return ReportedRange(
      path: source.path, start: start, end: table.position(of: place.range.end),
      sourceLine: lineTables.text(ofLine: start.line, in: place.file))
  }

  private func line(_ place: Place) -> Int {
    lineTables[place.file].position(of: place.range.start).line
  }

  // MARK: Models

  private func model(_ model: ModelPlan, _ holders: [ModelHolder]) -> ReportedModel {
    let blockers = (model.blockers + model.cautions).map { blocker in
      // Here: what is said of another model's place stands there.
      ReportedModel.Blocker(
        rule: blocker.rule,
        message: blocker.message + (blocker.cause.map { ": " + $0.message } ?? ""),
        place: range(blocker.cause?.place ?? blocker.place))
    }
    return ReportedModel(
      name: plan.name(model.id), place: range(plan.place(ofName: model.id)),
      status: model.status.rawValue, unit: model.unit, blockers: blockers,
      properties: model.properties.map {
        .init(name: $0.name, line: line($0.place), action: $0.action.rawValue)
      },
      holders: holders.map(holder))
  }

  private func holder(_ holder: ModelHolder) -> ReportedModel.Holder {
    .init(
      type: holder.ownerName, property: holder.name,
      path: plan.index.files[holder.namePlace.file].source.path, line: line(holder.namePlace),
      ownership: holder.ownership.word, binding: holder.hasBinding, form: holder.form,
      newForm: plan.newForm(holder))
  }
}

/// Notes which comments silence anything.
private struct Silencer {
  private let suppressions: Suppressions
  private var used: Set<Int> = []

  init(_ suppressions: Suppressions) { self.suppressions = suppressions }

  /// The entries that silence a finding.
  mutating func entries(of rule: Rule, _ diagnostic: Diagnostic) -> [Int] {
    let entries = suppressions.covering(rule.id, at: diagnostic.place)
    used.formUnion(entries)
    return entries
  }

  /// What silences nothing and keeps no unit either.
  func unused(_ plan: Plan) -> [Diagnostic] {
    if suppressions.entries.isEmpty { return [] }
    let used = plan.models.lazy.flatMap(\.blockers).reduce(used) { used, blocker in
      guard let rule = blocker.silencedRule else { return used }
      return used.union(suppressions.covering(rule, at: blocker.place))
    }
    // Here: what a file that does not parse holds is not known, nor what is silenced in it.
    return suppressions.unused(butFor: used).filter { !plan.isUnparsed($0.place.file) }
  }
}

/// The line tables of files, each made when it is first asked for.
final class LineTables {
  private let sources: [SourceFile]
  private var tables: [FileIndex: LineTable] = [:]
  /// One text for all findings on a line: a file of a single line has many.
  private var texts: [FileIndex: [Int: String]] = [:]

  init(_ sources: [SourceFile]) { self.sources = sources }

  func text(ofLine line: Int, in file: FileIndex) -> String {
    if let text = texts[file]?[line] { return text }
    let source = sources[file]
    let text = source.text(self[file].range(ofLine: line, in: source.bytes))
    texts[file, default: [:]][line] = text
    return text
  }

  subscript(file: FileIndex) -> LineTable {
    if let table = tables[file] { return table }
    let table = LineTable(sources[file].bytes)
    tables[file] = table
    return table
  }
}
