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
    /// The right wrappers of the old world, each by itself.
    var ownershipSteps: [RewriteStep]

    var report: LintReport { ReportBuilder(plan, rewrites, ownershipSteps).report() }
  }

  /// Tokens and outlines of all files, sorted by path.
  static func parse(_ files: [SourceFile], jobs: Int) -> [ParsedFile] {
    let sorted = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return parallelMap(sorted, jobs: jobs, weight: { $0.bytes.count }) { ParsedFile($0) }
  }

  /// The index, the facts of all bodies, what is decided from them, and the edits.
  static func judge(_ files: [ParsedFile], options: AnalysisOptions) -> Judgement {
    let index = onDeepStack {
      ProjectIndex(files, projects: options.projects) {
        parallelMap(Array($0), jobs: options.jobs, $1)
      }
    }
    let facts = parallelMap(
      Array(files.indices), jobs: options.jobs, weight: { files[$0].source.bytes.count }
    ) { BodyReader.facts(of: $0, in: index) }
    return onDeepStack {
      let plan = Plan(
        index, ProjectFacts(facts, index.types), unpublished: options.unpublished.rawValue,
        xcode: options.xcode, deploymentTargets: options.deploymentTargets,
        minimumOS: options.minimumOS.sorted { $0.key < $1.key }.map {
          DeploymentTarget(system: $0.key, version: $0.value, path: Flag.minOS.name)
        },
        suppressions: Suppressions(
          files, Rule.suppressible, requiresReason: options.requiresReason),
        sideBySide: SideBySide(isParallel: options.jobs > 1) {
          parallelWork($0, jobs: options.jobs)
        })
      let rewrites = UnitRewriter.rewrites(of: plan)
      let refusals = rewrites.filter { !$0.refusals.isEmpty }.map { ($0.unit, $0.refusals) }
      let unsafe = rewrites.filter { $0.safety == .unsafe }.map(\.unit)
      var refined = plan.refined(
        refusals: Dictionary(uniqueKeysWithValues: refusals), unsafeUnits: Set(unsafe))
      let ownership = OwnershipRewriter.steps(
        of: refined, migrates: options.selection.migrates)
      if options.isFixing {
        // Here: last, so that what could migrate is not mended in the old world.
        refined = refined.refined(
          refusals: Dictionary(uniqueKeysWithValues: outsideScope(rewrites, plan)), unsafeUnits: [])
      }
      return Judgement(
        plan: refined, rewrites: rewrites.filter(\.refusals.isEmpty), ownershipSteps: ownership)
    }
  }

  /// Units that need a file which was not named, and whose models were.
  private static func outsideScope(
    _ rewrites: [UnitRewrite], _ plan: Plan
  ) -> [(unit: Int, refusals: [Blocker])] {
    rewrites.compactMap { rewrite in
      let sources = rewrite.edits.lazy.map { plan.index.files[$0.file].source }
      guard let other = sources.first(where: { !$0.isReported }), let model = rewrite.models.first
      else { return nil }
      return (
        rewrite.unit,
        [
          Blocker(
            rule: "outside-scope", message: "it needs '\(other.path)', which was not named",
            place: plan.place(ofName: model))
        ]
      )
    }
  }

  /// Runs on a thread whose stack deep recursion does not exhaust.
  private static func onDeepStack<T: Sendable>(_ body: @escaping @Sendable () -> T) -> T {
    parallelMap([0], jobs: 1) { _ in body() }[0]
  }
}
