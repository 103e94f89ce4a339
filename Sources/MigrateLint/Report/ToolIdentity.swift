/// How the program names itself in its output.
enum ToolIdentity {
  static let name = "migrate-lint"
  static let version = "0.1.0"
  static let homepage = "https://github.com/migrate-lint/migrate-lint"
  /// The page that explains the rules, each under its id.
  static let rulesPage = homepage + "/blob/main/docs/RULES.md"
}
