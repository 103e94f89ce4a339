/// The shapes a report comes in.
enum ReportFormat: String, CaseIterable, Sendable {
  case text, concise, xcode, github, json, sarif, gitlab, checkstyle, junit, markdown, html

  /// The format that suits where the program runs.
  static func suitable(for environment: [String: String]) -> ReportFormat {
    if environment["XCODE_VERSION_ACTUAL"] != nil { return .xcode }
    return environment["GITHUB_ACTIONS"] == "true" ? .github : .text
  }
}
