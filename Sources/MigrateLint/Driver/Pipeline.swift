/// The way from files to a report; the driver feeds it and prints what it gives.
public enum Pipeline {
  /// Analyses the files as one project. The order of `files` does not change the result.
  public static func analyse(_ files: [SourceFile], options: AnalysisOptions) -> LintReport {
    let parsed = parse(files, jobs: options.jobs)
    return ReportBuilder(plan(parsed, options: options)).report()
  }

  /// Tokens and outlines of all files, sorted by path.
  static func parse(_ files: [SourceFile], jobs: Int) -> [ParsedFile] {
    let sorted = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return parallelMap(sorted, jobs: jobs, weight: { $0.bytes.count }) { ParsedFile($0) }
  }

  /// The index, the facts of all bodies, and what is decided from them.
  static func plan(_ files: [ParsedFile], options: AnalysisOptions) -> Plan {
    let index = onDeepStack { ProjectIndex(files) }
    let facts = parallelMap(
      Array(files.indices), jobs: options.jobs, weight: { files[$0].source.bytes.count }
    ) { BodyReader.facts(of: $0, in: index) }
    return onDeepStack {
      Plan(
        index, ProjectFacts(facts), unpublished: options.unpublished.rawValue,
        xcode: options.xcode)
    }
  }

  /// Runs on a thread whose stack deep recursion does not exhaust.
  private static func onDeepStack<T: Sendable>(_ body: @escaping @Sendable () -> T) -> T {
    parallelMap([0], jobs: 1) { _ in body() }[0]
  }
}
