/// What a team asks for that adopts the program step by step.
struct AdoptionOptions: Hashable, Sendable {
  /// Which part of the analysed files is reported.
  enum Part: Hashable, Sendable {
    /// What differs from the last commit, staged or not, and files that git does not know yet.
    case changed
    case staged
    /// What differs from where a branch left another, and files that git does not know yet.
    case since(String)

    /// As it is asked for.
    var flag: String {
      switch self {
      case .changed: "'--changed'"
      case .staged: "'--staged'"
      case .since: "'--since'"
      }
    }
  }

  /// The baseline, and where a configuration names it; nil on the command line.
  var baseline: (path: String, place: ConfigurationPlace?)? {
    get { baselinePath.map { ($0, baselinePlace) } }
    set { (baselinePath, baselinePlace) = (newValue?.path, newValue?.place) }
  }
  private var baselinePath: String?
  private var baselinePlace: ConfigurationPlace?
  var writtenBaseline: String?
  var prunesBaseline = false
  var isStrict = false

  var part: Part?
  /// `status` fails below this share, in percent.
  var failUnder: Double?

  var config: String?
  var ignoresConfig = false
  var printsConfig = false

  mutating func apply(_ setting: Arguments.Setting) throws(UsageError) {
    switch setting.flag {
    case .baseline: baseline = (try CommandLineOptions.nonEmpty(setting), setting.place)
    case .writeBaseline: writtenBaseline = try CommandLineOptions.nonEmpty(setting)
    case .pruneBaseline: prunesBaseline = true
    case .strictBaseline: isStrict = setting.isOn
    case .changed: try choose(.changed)
    case .staged: try choose(.staged)
    case .since: try choose(.since(try Self.reference(setting)))
    case .failUnder: failUnder = try Self.percent(setting)
    case .config: config = try CommandLineOptions.nonEmpty(setting)
    case .noConfig: ignoresConfig = true
    case .printConfig: printsConfig = true
    default: break
    }
  }

  private mutating func choose(_ part: Part) throws(UsageError) {
    if let other = self.part, other.flag != part.flag {
      throw UsageError("\(other.flag) and \(part.flag) contradict each other")
    }
    self.part = part
  }

  /// A name that git cannot take for an option of its own.
  private static func reference(_ setting: Arguments.Setting) throws(UsageError) -> String {
    let name = try CommandLineOptions.nonEmpty(setting)
    if name.hasPrefix("-") {
      throw UsageError("'--since' takes a branch, tag or commit, not '\(name)'")
    }
    return name
  }

  private static func percent(_ setting: Arguments.Setting) throws(UsageError) -> Double {
    let text = setting.value.hasSuffix("%") ? String(setting.value.dropLast()) : setting.value
    guard text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == 0x2E }),
      let percent = Double(text), percent <= 100
    else {
      throw UsageError("'--fail-under' is a number from 0 to 100, not '\(setting.value)'")
    }
    return percent
  }

  func check(_ options: CommandLineOptions) throws(UsageError) {
    if config != nil, ignoresConfig {
      throw UsageError("'--config' and '--no-config' contradict each other")
    }
    if writtenBaseline != nil, prunesBaseline {
      throw UsageError(
        "'--write-baseline' and '--prune-baseline' contradict each other:"
          + " one puts everything in, the other only takes out")
    }
    let writing = writtenBaseline != nil ? "--write-baseline" : "--prune-baseline"
    guard writtenBaseline != nil || prunesBaseline else { return }
    if options.operands.contains("-") {
      throw UsageError("'\(writing)' cannot look at standard input")
    }
    if options.fixMode == .diff || options.fixMode == .check {
      let showing = options.fixMode == .diff ? "--diff" : "--check"
      throw UsageError("'\(writing)' and '\(showing)' contradict each other: one writes")
    }
  }
}

/// What the configurations and the command line say about rules.
struct LayeredRules: Hashable, Sendable {
  /// Of the configurations that count for the whole run, the outermost first.
  var run: [RuleLayer] = []
  var commandLine = RuleLayer([])

  /// What counts where configurations of folders come between.
  func selection(below folders: [RuleLayer] = []) -> RuleSelection {
    RuleSelection(run + folders + [commandLine])
  }
}

extension Flag {
  /// The lines of help.
  var summaryOfAdoption: [String] {
    switch self {
    case .baseline: ["Hide the findings that this file lists"]
    case .writeBaseline: ["List all findings there are now in a baseline"]
    case .pruneBaseline: ["Take findings out of the baseline that are gone"]
    case .strictBaseline: ["Exit code 1 while the baseline lists what is gone"]
    case .changed: ["Report only files that differ from the last commit;", "all are analysed"]
    case .staged: ["Report only files with staged changes"]
    case .since: ["Report only files that differ from where the branch", "left REF"]
    case .failUnder: ["Exit code 1 if less of the models is migrated"]
    case .config: ["Use this configuration and no other"]
    case .noConfig: ["Look for no \(Configuration.fileName)"]
    case .printConfig: ["Print what counts, and who says so"]
    default: []
    }
  }
}
