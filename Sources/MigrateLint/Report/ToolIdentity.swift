/// How the program names itself in its output.
enum ToolIdentity {
  static let name = "migrate-lint"
  static let version = "0.1.0"
}
