extension Rule {
  static let fileNotParsed = Rule(
    id: "file-not-parsed",
    group: .blocker,
    severity: .error,
    summary: "A file cannot be read as Swift",
    explanation: """
      ## What it finds

      A file that cannot be read as Swift: a string, comment or bracket that is never closed,
      brackets that do not match, a declaration without a name, or anything else that cannot stand
      where it stands.

      ## Why it matters

      Behind such a place nobody can tell what belongs where. What could be read is still reported
      and still serves as evidence, but it may be incomplete, so the exit code is 1 even with
      `--exit-zero`.

      ## Example

      ```swift
      struct Card {  // expect: file-not-parsed "{"
        func flip() {
          print("turn")
      }
      ```

      ## Instead

      ```swift
      struct Card {
        func flip() {
          print("turn")
        }
      }
      ```

      ## Fix safety

      `--fix` never writes a file that does not parse, and the models that are declared, held or
      injected in it stay as they are.

      ## Known gaps

      - The place is where an open bracket was left over; the slip is often further down.
        `swiftc -parse FILE` tells more.
      - The reader is made to find declarations, not to check them: some of what the compiler
        rejects is read without complaint.
      """
  ) { plan in
    plan.index.files.enumerated().compactMap { file, parsed in
      let problems = plan.facts.files[file].problems
      guard let problem = problems.first else { return nil }
      return Diagnostic(
        .error, at: Place(file, problem.range),
        "the file does not parse: \(problem.message); it is left as it is",
        symbol: parsed.source.path,
        notes: problems.dropFirst().prefix(3).map {
          .init($0.message, at: Place(file, $0.range))
        })
    }
  }
}
