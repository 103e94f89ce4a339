/// The program.
public enum Driver {
  /// Runs one command line, without the name of the program, and gives the exit code.
  public static func run(
    arguments: [String], environment: [String: String], fileSystem: any FileSystem,
    output: any Output
  ) -> Int32 {
    let session = Session(environment: environment, fileSystem: fileSystem, output: output)
    return session.run(arguments).rawValue
  }
}

/// One run: what it works on, and its table of contents.
struct Session {
  let environment: [String: String]
  var fileSystem: any FileSystem
  let console: Console
  let rules: [Rule]
  let workingCopy: WorkingCopy
  let questions: Questions
  /// What runs, and for whom, in words; nil where nobody knows, and no run is remembered.
  let program: String?
  let analyse: ([SourceFile], AnalysisOptions) -> LintReport

  init(
    environment: [String: String], fileSystem: any FileSystem, output: any Output,
    program: String? = nil,
    rules: [Rule] = Rule.all, workingCopy: WorkingCopy = .git,
    questions: Questions = .terminal,
    analyse: @escaping ([SourceFile], AnalysisOptions) -> LintReport = Pipeline.analyse
  ) {
    self.environment = environment
    self.fileSystem = fileSystem
    self.console = Console(output)
    self.rules = rules
    self.workingCopy = workingCopy
    self.questions = questions
    self.program = program
    self.analyse = analyse
  }

  func run(_ words: [String]) -> ExitCode {
    do throws(UsageError) {
      let arguments = try Arguments(words)
      let options = try CommandLineOptions(arguments, rules: rules)
      try run(options, arguments, words)
    } catch {
      console.fail(error.message)
    }
    return console.exitCode
  }

  private func run(
    _ options: CommandLineOptions, _ arguments: Arguments, _ words: [String]
  ) throws(UsageError) {
    if options.showsHelp { return showHelp(of: options.command, isNamed: options.namesCommand) }
    if options.showsVersion { return showVersion() }
    switch options.command {
    case .lint, .status, .plan, .graph, .why:
      try runOrRemember(options, words) { (session) throws(UsageError) in
        guard let (configured, search) = try session.configured(arguments, options) else { return }
        session.lintOrCount(configured, search)
      }
    case .initialise: initialise(options)
    case .explain: try explain(options.operands[0])
    case .rules: listRules(options)
    case .dump: try dump(options)
    case .undo: undo(options)
    case .recover: recover(options)
    case .completions: try printCompletions(for: options.operands[0])
    case .help: try help(options.operands)
    }
  }

  private func showVersion() {
    console.write("\(ToolIdentity.name) \(ToolIdentity.version)\n")
  }
}
