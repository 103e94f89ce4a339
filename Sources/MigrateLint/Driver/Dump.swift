/// The readable dumps of the stages, for `migrate-lint dump STAGE FILE`.
public enum Dump {
  public static let stages = ["tokens", "outline", "index", "plan"]

  /// What a stage sees. `target` is the shown path of the file that is meant, or of a folder; nil
  /// if there is no such stage.
  public static func render(stage: String, files: [SourceFile], target: String) -> String? {
    let parsed = Pipeline.parse(files, jobs: processorCount)
    let folder = target.hasSuffix("/") ? target : target + "/"
    let meant = parsed.indices.filter {
      let path = parsed[$0].source.path
      return path == target || path.hasPrefix(folder) || target == "."
    }
    guard stages.contains(stage), !meant.isEmpty else { return nil }
    let show = shower(of: stage, parsed)
    guard meant.count > 1 else { return show(meant[0]) }
    return meant.map { "# \(parsed[$0].source.path)\n" + show($0) }.joined(separator: "\n")
  }

  private static func shower(
    of stage: String, _ files: [ParsedFile]
  ) -> (FileIndex) -> String {
    switch stage {
    case "tokens": return { dumpTokens(files[$0].stream, files[$0].source) }
    case "outline": return { dumpOutline(files[$0]) }
    case "index":
      let index = ProjectIndex(files)
      return { dumpIndex(index, file: $0) }
    default:
      let plan = Pipeline.judge(files, options: AnalysisOptions(jobs: processorCount)).plan
      return { dumpPlan(plan, file: $0) }
    }
  }
}
