/// The way from files to a report; the driver feeds it and prints what it gives.
public enum Pipeline {
  /// Analyses the files as one project. The order of `files` does not change the result.
  public static func analyse(_ files: [SourceFile], options: AnalysisOptions) -> LintReport {
    LintReport(fileCount: files.count, findings: [], models: [])
  }
}
