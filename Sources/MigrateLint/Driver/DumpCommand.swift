// `migrate-lint dump STAGE FILE`.
extension Session {
  func dump(_ options: CommandLineOptions) throws(UsageError) {
    let stage = options.operands[0]
    guard Dump.stages.contains(stage) else {
      let suggestion = Spelling.suggestion(for: stage, in: Dump.stages)
      throw UsageError(
        "unknown stage '\(stage)'"
          + (suggestion.isEmpty ? "; it is \(Dump.stages.joined(separator: ", "))" : suggestion))
    }
    var options = options
    options.operands.removeFirst()
    let scope = scope(of: options)
    tell(scope)
    if scope.isEmpty { return }
    let reader = FileReader(fileSystem: fileSystem, jobs: options.analysis.jobs)
    let (files, problems) = reader.read(scope)
    for problem in problems { console.report(problem) }
    // Here: one operand is left, so what is reported is that file or what lies in that folder.
    let target = scope.files.first(where: \.isReported)?.path ?? options.operands[0]
    guard let text = Dump.render(stage: stage, files: files, target: target) else {
      return console.fail("the stage '\(stage)' has nothing to show for '\(target)'")
    }
    console.write(text)
  }
}
