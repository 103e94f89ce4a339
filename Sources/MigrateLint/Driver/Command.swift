/// What the first word of a command line may ask for.
enum Command: String, CaseIterable, Sendable {
  case lint, status, plan, graph, why
  case initialise = "init"
  case explain, rules, dump, undo, recover, completions, help

  /// What it does, for the list of commands.
  var summary: String {
    switch self {
    case .lint: "Report models, holders and what each should become (default)"
    case .status: "Tell how much of a project is migrated, and what keeps the rest"
    case .plan: "List what migrates together, what is ready, and why the rest stays"
    case .graph: "Print who holds which model, for Graphviz"
    case .why: "Tell what is decided about a model, a type or a property, and why"
    case .initialise: "Write a configuration file, with comments"
    case .explain: "Print what a rule finds, why it matters and what to do"
    case .rules: "List the rules with their groups"
    case .undo: "Take back what the last --fix wrote"
    case .recover: "Put right what an interrupted --fix left"
    case .dump: "Print what a stage of the analysis sees"
    case .completions: "Print what a shell needs to complete command lines"
    case .help: "Print the help of a command"
    }
  }

  /// Those that judge a project as a whole.
  static let ofProjects: [Command] = [.lint, .status, .plan, .graph, .why]

  /// The commands that the contract names and this version does not have yet.
  static let later = ["lsp"]
}

/// A flag. The raw value is its name without the dashes.
enum Flag: String, CaseIterable, Sendable {
  case select, ignore, exclude, isolated, xcode, unpublished
  case minOS = "min-os"
  case format, output, statistics, quiet, verbose, color
  case failOn = "fail-on"
  case requireReason = "require-reason"
  case exitZero = "exit-zero"
  case jobs
  case stdinFilename = "stdin-filename"
  case fix
  case unsafeFixes = "unsafe-fixes"
  case diff, check, model
  case maxModels = "max-models"
  case interactive, verify
  case verifyTimeout = "verify-timeout"
  case bisect, commit
  case allowDirty = "allow-dirty"
  case allowStaged = "allow-staged"
  case allowNoVersionControl = "allow-no-vcs"
  case baseline
  case writeBaseline = "write-baseline"
  case pruneBaseline = "prune-baseline"
  case strictBaseline = "strict-baseline"
  case changed, staged, since
  case failUnder = "fail-under"
  case config
  case cachePath = "cache-path"
  case noCache = "no-cache"
  case noConfig = "no-config"
  case printConfig = "print-config"
  case version, help

  var name: String { "--" + rawValue }

  /// What stands for the value in the help; nil if the flag takes none.
  var placeholder: String? {
    switch self {
    case .select, .ignore: "RULE,…"
    case .exclude: "GLOB"
    case .xcode: "26|27"
    case .unpublished: "auto|ignore|track"
    case .minOS: "ios17,macos14"
    case .format: "FORMAT"
    case .output: "FILE"
    case .color: "auto|always|never"
    case .failOn: "error|warning|note"
    case .jobs: "N"
    case .stdinFilename: "PATH"
    case .model: "NAME"
    case .maxModels: "N"
    case .verify: "CMD"
    case .verifyTimeout: "SECONDS"
    case .baseline, .writeBaseline, .config: "FILE"
    case .cachePath: "DIR"
    case .since: "REF"
    case .failUnder: "PERCENT"
    case .pruneBaseline, .strictBaseline, .changed, .staged, .noConfig, .printConfig, .noCache: nil
    case .isolated, .statistics, .quiet, .verbose, .requireReason, .exitZero, .version, .help,
      .fix, .unsafeFixes, .diff, .check, .interactive, .bisect, .commit, .allowDirty,
      .allowStaged, .allowNoVersionControl:
      nil
    }
  }

  /// The lines of help.
  var summary: [String] {
    switch self {
    case .select: ["Report only these rules or groups (repeatable)"]
    case .ignore: ["Leave out these rules or groups (repeatable)"]
    case .exclude:
      ["Hide findings in these files (repeatable); they are", "still read as evidence"]
    case .isolated: ["Read only the named files, not the project around them"]
    case .xcode:
      [
        "The Xcode whose '@State' is judged (default: what",
        "'.xcode-version' or Xcode says, else 26)",
      ]
    case .unpublished:
      ["What becomes of stored properties that are not", "published (default: auto)"]
    case .minOS: ["The lowest systems that the code has to run on"]
    case .format:
      [
        "text, concise, xcode, github, json, sarif, gitlab,",
        "checkstyle, junit, markdown or html (default: xcode in",
        "Xcode, github in GitHub Actions, else text)",
      ]
    case .output: ["Write the report to FILE instead of standard output"]
    case .statistics: ["Count findings by rule instead of listing them"]
    case .quiet: ["Print findings only, no summary"]
    case .verbose: ["Tell on standard error what was read and how long it took"]
    case .color: ["When to colour the text format (default: auto)"]
    case .failOn: ["The lowest severity that makes the exit code 1", "(default: warning)"]
    case .requireReason:
      ["A comment that silences a rule must say why, behind '--'"]
    case .exitZero: ["Do not let findings make the exit code 1"]
    case .jobs: ["How many threads to use (default: one per processor)"]
    case .cachePath:
      ["Where results are kept for a run on the same files", "(default: the user's cache folder)"]
    case .noCache: ["Neither use nor keep results of other runs"]
    case .stdinFilename: ["The file that standard input ('-') stands in for"]
    case .fix: ["Migrate every unit that is ready, then report what remains"]
    case .unsafeFixes: ["Also what may behave differently in a named way"]
    case .diff: ["Print what '--fix' would change, for 'git apply'"]
    case .check: ["Like '--diff', but only name the files"]
    case .model: ["Migrate only this model and what must go with it", "(repeatable)"]
    case .maxModels: ["Migrate at most N models"]
    case .interactive: ["Show each unit's diff and ask"]
    case .verify:
      ["Run a command of the shell after each unit; a unit", "with which it fails is rolled back"]
    case .verifyTimeout: ["How long the command may take (default: 1800)"]
    case .bisect: ["Verify many units at once, and part those that fail"]
    case .commit: ["Make a git commit of each unit"]
    case .allowDirty: ["Write even if there are changes that are not committed"]
    case .allowStaged: ["Write even if there are staged changes"]
    case .allowNoVersionControl: ["Write even outside of a git working copy"]
    case .baseline, .writeBaseline, .pruneBaseline, .strictBaseline, .changed, .staged, .since,
      .failUnder, .config, .noConfig, .printConfig:
      summaryOfAdoption
    case .version: ["Print the version"]
    case .help: ["Print this help"]
    }
  }

  /// The commands that take it, besides `help`.
  var commands: [Command] {
    switch self {
    case .version, .help: Command.allCases.filter { $0 != .help }
    case .format, .output: Command.ofProjects + [.rules]
    case .isolated, .stdinFilename, .jobs, .xcode, .unpublished, .minOS:
      Command.ofProjects + [.dump]
    case .exclude, .config, .noConfig, .printConfig, .quiet, .verbose, .cachePath, .noCache:
      Command.ofProjects
    case .color: [.lint, .why]
    case .failUnder: [.status]
    default: [.lint]
    }
  }}
