extension Rule {
  static let fileNotParsed = Rule(
    id: "file-not-parsed",
    group: .blocker,
    summary: "A file cannot be read as Swift",
    explanation: """
      """
  ) { plan in
    plan.index.files.enumerated().compactMap { file, parsed in
      guard let problem = parsed.outline.problems.first else { return nil }
      return Diagnostic(
        .error, at: Place(file, problem.range),
        "the file does not parse: \(problem.message); it is left as it is",
        symbol: parsed.source.path,
        notes: parsed.outline.problems.dropFirst().prefix(3).map {
          .init($0.message, at: Place(file, $0.range))
        })
    }
  }
}
