/// The readable dumps of the stages, for `migrate-lint dump STAGE FILE`.
public enum Dump {
  public static let stages = ["tokens", "outline", "index", "plan"]

  /// What a stage sees. `target` is the shown path of the file that is meant, or of a folder; nil
  /// if there is no such stage.
  public static func render(stage: String, files: [SourceFile], target: String) -> String? {
    nil
  }
}
