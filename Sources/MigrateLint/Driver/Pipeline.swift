/// The way from files to a report; the driver feeds it and prints what it gives.
public enum Pipeline {
  /// Analyses the files as one project. The order of `files` does not change the result.
  public static func analyse(_ files: [SourceFile], options: AnalysisOptions) -> LintReport {
    judge(parse(files, jobs: options.jobs), options: options).report
  }

  /// A project with everything decided about it.
  struct Judgement: Sendable {
    var plan: Plan
    var rewrites: [UnitRewrite]

    var report: LintReport { ReportBuilder(plan, rewrites).report() }
  }

  /// Tokens and outlines of all files, sorted by path.
  static func parse(_ files: [SourceFile], jobs: Int) -> [ParsedFile] {
    let sorted = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return parallelMap(sorted, jobs: jobs, weight: { $0.bytes.count }) { ParsedFile($0) }
  }

  /// The index, the facts of all bodies, what is decided from them, and the edits.
  static func judge(_ files: [ParsedFile], options: AnalysisOptions) -> Judgement {
    let index = onDeepStack { ProjectIndex(files) }
    let facts = parallelMap(
      Array(files.indices), jobs: options.jobs, weight: { files[$0].source.bytes.count }
    ) { BodyReader.facts(of: $0, in: index) }
    return onDeepStack {
      let plan = Plan(
        index, ProjectFacts(facts), unpublished: options.unpublished.rawValue,
        xcode: options.xcode)
      let rewrites = UnitRewriter.rewrites(of: plan)
      let refusals = rewrites.filter { !$0.refusals.isEmpty }.map { ($0.unit, $0.refusals) }
      let unsafe = rewrites.filter { $0.safety == .unsafe }.map(\.unit)
      return Judgement(
        plan: plan.refined(
          refusals: Dictionary(uniqueKeysWithValues: refusals), unsafeUnits: Set(unsafe)),
        rewrites: rewrites.filter(\.refusals.isEmpty))
    }
  }

  /// Runs on a thread whose stack deep recursion does not exhaust.
  private static func onDeepStack<T: Sendable>(_ body: @escaping @Sendable () -> T) -> T {
    parallelMap([0], jobs: 1) { _ in body() }[0]
  }
}
