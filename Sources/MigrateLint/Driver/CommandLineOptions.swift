/// When the text format is coloured.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// The flag wins over the environment, and the environment over what the output is.
  func isColored(environment: [String: String], isTerminal: Bool) -> Bool {
    func isSet(_ name: String) -> Bool { !(environment[name] ?? "").isEmpty }
    func forces(_ name: String) -> Bool { isSet(name) && environment[name] != "0" }
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if isSet("NO_COLOR") { return false }
      if forces("FORCE_COLOR") || forces("CLICOLOR_FORCE") { return true }
      return isTerminal && environment["TERM"] != "dumb"
    }
  }
}

/// A command line as the program uses it: every value is checked.
struct CommandLineOptions: Sendable {
  var command: Command
  /// False where the command is `lint` because none was named.
  var namesCommand: Bool
  /// What `why` is asked about.
  var subject: String?
  /// Paths, or what else the command takes.
  var operands: [String]
  /// The flags as they were given.
  let settings: [Arguments.Setting]
  var showsHelp: Bool
  var showsVersion: Bool

  var analysis = AnalysisOptions()
  /// Nil leaves the choice to `.xcode-version` and the environment.
  var xcode: Int?
  var exclude = Exclusion()
  var isIsolated = false
  var stdinFilename: String?

  /// Nil leaves the choice to the environment.
  var format: ReportFormat?
  var output: String?
  var showsStatistics = false
  var isQuiet = false
  var isVerbose = false
  var color = ColorChoice.auto
  var failOn = Severity.warning
  var exitsZero = false

  /// Nil is the user's.
  var cachePath: String?
  var usesCache = true

  var adoption = AdoptionOptions()
  /// What the configuration says by folder, and the command line on top of it.
  var rules = LayeredRules()

  var fix = FixOptions()
  /// Nil only reports.
  var fixMode: Session.FixMode?
  var isInteractive = false
  /// A command of the shell.
  var verify: String?
  var verifySeconds = 1800
  var bisects = false
  var commits = false
  var allowsDirty = false
  var allowsStaged = false
  var allowsNoVersionControl = false

  /// Whether units are written one after the other.
  var goesByUnit: Bool { isInteractive || verify != nil || commits }

  /// What the configurations say, the outermost first, and above all the command line.
  init(
    _ arguments: Arguments, configurations: [Configuration] = [], rules: [Rule]
  ) throws(UsageError) {
    command = arguments.command ?? .lint
    namesCommand = arguments.command != nil
    operands = arguments.operands
    if command == .why, !operands.isEmpty { subject = operands.removeFirst() }
    settings = arguments.settings
    showsHelp = arguments.has(.help)
    showsVersion = arguments.has(.version)
    analysis.jobs = processorCount
    for layer in configurations.map(\.settings) + [arguments.settings] {
      // Here: what this layer says of systems takes the place of what was said before.
      if layer.contains(where: { $0.flag == .minOS }) { analysis.minimumOS = [:] }
      for setting in layer { try apply(setting, rules: rules) }
    }
    self.rules = LayeredRules(
      run: configurations.map(\.ruleLayer), commandLine: RuleLayer(arguments.settings))
    let selection = self.rules.selection()
    analysis.select = selection.select
    analysis.ignore = selection.ignore
    analysis.severity = selection.severity
    if showsHelp || showsVersion { return }
    try checkCombinations(arguments)
  }

  /// Complains about a setting whose value makes no sense, wherever it stands.
  static func check(_ setting: Arguments.Setting, rules: [Rule]) throws(UsageError) {
    var scratch = try CommandLineOptions(try Arguments([]), rules: rules)
    try scratch.apply(setting, rules: rules)
  }

  private mutating func apply(_ setting: Arguments.Setting, rules: [Rule]) throws(UsageError) {
    try applyChoice(setting, rules: rules)
    try applyReport(setting)
    try applyFix(setting)
    try adoption.apply(setting)
  }

  /// The flags that say what is analysed and how it is judged.
  private mutating func applyChoice(
    _ setting: Arguments.Setting, rules: [Rule]
  ) throws(UsageError) {
    let value = setting.value
    switch setting.flag {
    case .select, .ignore: try Self.checkRuleNames(setting, rules: rules)
    case .exclude: try addExclusion(setting)
    case .isolated: isIsolated = setting.isOn
    case .xcode: xcode = try Self.choice(setting, of: ["26": 26, "27": 27])
    case .unpublished: analysis.unpublished = try Self.choice(setting)
    case .minOS: analysis.minimumOS.merge(try MinimumOS.parse(value, of: setting.name)) { $1 }
    case .requireReason: analysis.requiresReason = setting.isOn
    case .jobs: analysis.jobs = try Self.jobs(value)
    case .cachePath: cachePath = try Self.nonEmpty(setting)
    case .noCache: usesCache = false
    case .stdinFilename: stdinFilename = try Self.nonEmpty(setting)
    default: break
    }
  }

  /// The flags that say what is printed and what counts as a failure.
  private mutating func applyReport(_ setting: Arguments.Setting) throws(UsageError) {
    switch setting.flag {
    case .format: format = try Self.format(setting.value)
    case .output: output = try Self.nonEmpty(setting)
    case .statistics: showsStatistics = true
    case .quiet: isQuiet = true
    case .verbose: isVerbose = true
    case .color: color = try Self.choice(setting)
    case .failOn: failOn = try Self.choice(setting)
    case .exitZero: exitsZero = true
    default: break
    }
  }

  /// The flags that say what is rewritten.
  private mutating func applyFix(_ setting: Arguments.Setting) throws(UsageError) {
    switch setting.flag {
    case .fix: try setFixMode(.write)
    case .diff: try setFixMode(.diff)
    case .check: try setFixMode(.check)
    case .unsafeFixes: fix.appliesUnsafe = true
    case .model: fix.models.append(try Self.nonEmpty(setting))
    case .maxModels:
      guard let count = Int(setting.value), count >= 1 else {
        throw UsageError("'--max-models' is a number from 1, not '\(setting.value)'")
      }
      fix.maxModels = count
    case .interactive: isInteractive = true
    case .verify: verify = try Self.nonEmpty(setting)
    case .verifyTimeout:
      guard let seconds = Int(setting.value), seconds >= 1 else {
        throw UsageError("'--verify-timeout' is a number from 1, not '\(setting.value)'")
      }
      verifySeconds = seconds
    case .bisect: bisects = true
    case .commit: commits = true
    case .allowDirty: allowsDirty = true
    case .allowStaged: allowsStaged = true
    case .allowNoVersionControl: allowsNoVersionControl = true
    default: break
    }
  }

  /// `--diff` and `--check` only show, also beside `--fix`.
  private mutating func setFixMode(_ mode: Session.FixMode) throws(UsageError) {
    switch (fixMode, mode) {
    case (.diff, .check), (.check, .diff):
      throw UsageError("'--diff' and '--check' contradict each other")
    case (.diff, .write), (.check, .write): break
    default: fixMode = mode
    }
  }

  private func checkCombinations(_ arguments: Arguments) throws(UsageError) {
    if isQuiet, isVerbose { throw UsageError("'--quiet' and '--verbose' contradict each other") }
    if stdinFilename != nil, !operands.contains("-") {
      throw UsageError("'--stdin-filename' needs '-' as a path: it names standard input")
    }
    if showsStatistics, let format, format != .text, format != .json {
      throw UsageError(
        "'--statistics' and '--format \(format.rawValue)' contradict each other;"
          + " it prints as text or json")
    }
    try checkWriting(arguments)
    try adoption.check(self)
    switch command {
    case .explain where operands.count != 1:
      throw UsageError("'explain' takes the name of one rule; 'migrate-lint rules' lists them")
    case .rules:
      if let first = operands.first { throw UsageError("'rules' takes no '\(first)'") }
      try checkPlainFormat()
    case .why where subject == nil:
      throw UsageError("'why' takes the name of a model or a property, such as 'CartView.cart'")
    case .status, .plan, .graph, .why: try checkPlainFormat()
    case .dump where operands.count != 2: throw UsageError("'dump' takes a stage and a file")
    case .undo where operands.count > 1, .recover where operands.count > 1,
      .initialise where operands.count > 1:
      throw UsageError("'\(command.rawValue)' takes one path")
    case .completions where operands.count != 1:
      throw UsageError("'completions' takes \(Shell.names.joined(separator: " or "))")
    case .help where operands.count > 1: throw UsageError("'help' takes the name of one command")
    default: break
    }
  }
}

// What goes together where files are written.
extension CommandLineOptions {
  private func checkPlainFormat() throws(UsageError) {
    if let format, format != .text, format != .json {
      throw UsageError(
        "'\(command.rawValue)' prints as text or json, not as \(format.rawValue)")
    }
  }

  private func checkWriting(_ arguments: Arguments) throws(UsageError) {
    for flag in [Flag.interactive, .verify, .commit]
    where arguments.has(flag) && fixMode != .write {
      throw UsageError("'\(flag.name)' needs '--fix'")
    }
    for flag in [Flag.bisect, .verifyTimeout] where arguments.has(flag) && verify == nil {
      throw UsageError("'\(flag.name)' needs '--verify'")
    }
    if bisects, commits || isInteractive {
      throw UsageError(
        "'--bisect' and '\(commits ? "--commit" : "--interactive")' contradict each other:"
          + " one takes many units at once, the other takes one")
    }
    if fixMode == .write, operands.contains("-") {
      throw UsageError("'--fix' cannot write to standard input; '--diff' shows what it would do")
    }
  }
}

// How each kind of value is read.
extension CommandLineOptions {
  private static func checkRuleNames(
    _ setting: Arguments.Setting, rules: [Rule]
  ) throws(UsageError) {
    let known = RuleGroup.allCases.map(\.rawValue) + rules.map(\.id)
    if setting.names.isEmpty { throw UsageError("\(setting.name) needs a value") }
    for name in setting.names where !known.contains(name) {
      throw UsageError("unknown rule '\(name)'\(Spelling.suggestion(for: name, in: known))")
    }
  }

  private mutating func addExclusion(_ setting: Arguments.Setting) throws(UsageError) {
    let glob = try Self.glob(setting)
    if let place = setting.place { exclude.add(glob, in: place.folder) } else { exclude.add(glob) }
  }

  private static func choice<Value>(
    _ setting: Arguments.Setting, of values: [String: Value]
  ) throws(UsageError) -> Value {
    if let value = values[setting.value] { return value }
    let names = values.keys.sorted()
    let suggestion = Spelling.suggestion(for: setting.value, in: names)
    throw UsageError(
      "\(setting.name) is \(names.joined(separator: " or ")), not '\(setting.value)'"
        + suggestion)
  }

  private static func choice<Value: CaseIterable & RawRepresentable>(
    _ setting: Arguments.Setting
  ) throws(UsageError) -> Value where Value.RawValue == String {
    let pairs = Value.allCases.map { ($0.rawValue, $0) }
    return try choice(setting, of: Dictionary(uniqueKeysWithValues: pairs))
  }

  private static func format(_ value: String) throws(UsageError) -> ReportFormat {
    if let format = ReportFormat(rawValue: value) { return format }
    let known = ReportFormat.allCases.map(\.rawValue)
    let suggestion = Spelling.suggestion(for: value, in: known)
    throw UsageError(
      "unknown format '\(value)'"
        + (suggestion.isEmpty ? "; it is \(known.joined(separator: ", "))" : suggestion))
  }

  private static func glob(_ setting: Arguments.Setting) throws(UsageError) -> Glob {
    do { return try Glob(setting.value) } catch {
      throw UsageError("the pattern '\(setting.value)' of \(setting.name) \(error.reason)")
    }
  }

  private static func jobs(_ value: String) throws(UsageError) -> Int {
    guard value.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let jobs = Int(value), jobs >= 1
    else { throw UsageError("'--jobs' is a number from 1, not '\(value)'") }
    return jobs
  }

  static func nonEmpty(_ setting: Arguments.Setting) throws(UsageError) -> String {
    if setting.value.isEmpty { throw UsageError("\(setting.name) needs a value") }
    return setting.value
  }
}
