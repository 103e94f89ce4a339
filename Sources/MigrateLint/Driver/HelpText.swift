// `migrate-lint --help`, `migrate-lint help CMD`.
extension Session {
  func help(_ operands: [String]) throws(UsageError) {
    guard let name = operands.first else { return showHelp(of: .lint, isNamed: false) }
    if let command = Command(rawValue: name) { return showHelp(of: command, isNamed: true) }
    if Command.later.contains(name) {
      throw UsageError("the command '\(name)' is not available yet")
    }
    let known = Command.allCases.map(\.rawValue)
    throw UsageError("unknown command '\(name)'\(Spelling.suggestion(for: name, in: known))")
  }

  /// The help of a command; that of the program if none was named.
  func showHelp(of command: Command, isNamed: Bool) {
    console.write(isNamed ? HelpText.of(command) : HelpText.ofProgram)
  }
}

/// The texts of the help.
enum HelpText {
  static var ofProgram: String {
    var text = """
      Finds out how a SwiftUI project moves from ObservableObject to @Observable.

      USAGE
        migrate-lint [lint] [PATH…|-] [OPTION…]
        migrate-lint COMMAND …

      COMMANDS

      """
    text += table(Command.allCases.map { ($0.rawValue, [$0.summary]) })
    text += "\nOPTIONS OF LINT\n" + options(of: .lint)
    return text + "\n" + examples(of: .lint) + "\n" + exitCodes
  }

  static func of(_ command: Command) -> String {
    var text = "\(command.summary)\n\nUSAGE\n"
    for line in usage(of: command) { text += "  \(line)\n" }
    text += "\n" + details(of: command)
    if command != .help { text += "OPTIONS\n" + options(of: command) + "\n" }
    return text + examples(of: command) + (command == .lint ? "\n" + exitCodes : "")
  }

  private static func usage(of command: Command) -> [String] {
    switch command {
    case .lint: ["migrate-lint [lint] [PATH…|-] [OPTION…]"]
    case .status: ["migrate-lint status [PATH…] [OPTION…]"]
    case .plan: ["migrate-lint plan [PATH…] [OPTION…]"]
    case .graph: ["migrate-lint graph [PATH…] [OPTION…]"]
    case .why: ["migrate-lint why NAME[.property] [PATH…] [OPTION…]"]
    case .initialise: ["migrate-lint init [FOLDER]"]
    case .explain: ["migrate-lint explain RULE"]
    case .rules: ["migrate-lint rules [--format text|json] [--output FILE]"]
    case .dump: ["migrate-lint dump \(Dump.stages.joined(separator: "|")) FILE [OPTION…]"]
    case .undo: ["migrate-lint undo [PATH]"]
    case .recover: ["migrate-lint recover [PATH]"]
    case .completions: ["migrate-lint completions \(Shell.names.joined(separator: "|"))"]
    case .help: ["migrate-lint help [COMMAND]"]
    }
  }

  private static func details(of command: Command) -> String {
    if let details = detailsOfWriting(command) ?? detailsOfAdoption(command) { return details }
    if command == .completions { return Shell.details }
    guard command == .lint else { return "" }
    return """
      A folder is analysed as given; PATH defaults to the working directory. For a file the project
      around it is analysed, and only the file is reported. '-' reads standard input.
      Folders named \(TreeWalk.skippedFolders.joined(separator: ", "))
      and everything hidden are skipped unless named.
      A \(Configuration.fileName) in the folder or above it says what options would have to say each
      time; options win.


      """
  }

  private static func detailsOfWriting(_ command: Command) -> String? {
    switch command {
    case .undo:
      """
      Puts all files that the last run of --fix wrote back to what they were, if they still are as
      it left them. PATH is a folder or file of the tree; the working directory is the default.


      """
    case .recover:
      """
      Where a run of --fix was stopped in the middle of a unit, rolls that unit back, or says that
      all of it had been written. A unit that the command of --verify had not answered for is rolled
      back, too. The next run of --fix does the same by itself.


      """
    default: nil
    }
  }

  private static func detailsOfAdoption(_ command: Command) -> String? {
    switch command {
    case .status:
      """
      Counts the models and holders that are migrated, those that can be, and what keeps the rest.
      Models in files that are excluded do not count.


      """
    case .plan:
      """
      Lists the units: what has to change together to compile. Those that are ready come first, and
      of these the small ones; each with its models and with what becomes of who holds them. What
      stays is there with the places that keep it.


      """
    case .graph:
      """
      Prints a graph in the language of Graphviz: an arrow leads from each type that holds a model
      to the model, and says how it came by it. Green is ready, yellow unsafe, red blocked, blue
      migrated.


      """
    case .why:
      """
      Says what is decided about the model, the type or the property of that name, and prints the
      findings about it with their evidence. Of a longer name, such as Shop.CartView.cart, the end
      is enough.


      """
    case .initialise:
      """
      Writes \(Configuration.fileName) with comments about what is seen in FOLDER: systems to run
      on, the Xcode version, folders to leave out. A file that is there already is left as it is.


      """
    default: nil
    }
  }

  private static func options(of command: Command) -> String {
    let flags = Flag.allCases.filter { $0.commands.contains(command) }
    return table(
      flags.map { flag in
        (
          (flag == .help ? "-h, " : "") + flag.name + (flag.placeholder.map { " " + $0 } ?? ""),
          flag.summary
        )
      })
  }

  private static func examples(of command: Command) -> String {
    let lines =
      switch command {
      case .lint:
        [
          "migrate-lint                                  the working directory",
          "migrate-lint Sources --format concise         one line for each finding",
          "migrate-lint --select ownership App Widgets   one group of rules",
          "migrate-lint --exclude 'Tests/**' --exclude '*.generated.swift'",
          "migrate-lint --fail-on error --format json --output report.json",
          "migrate-lint --write-baseline known.json      accept what is there today",
          "migrate-lint --baseline known.json --since origin/main",
          "migrate-lint - --stdin-filename App/Cart.swift < Cart.swift",
        ]
      case .status:
        ["migrate-lint status", "migrate-lint status App --fail-under 40 --format json"]
      case .plan: ["migrate-lint plan", "migrate-lint plan App --format json"]
      case .graph: ["migrate-lint graph | dot -Tsvg > models.svg"]
      case .why: ["migrate-lint why Cart", "migrate-lint why CartView.cart Sources"]
      case .initialise: ["migrate-lint init"]
      case .explain: ["migrate-lint explain state-object-on-injected-model"]
      case .rules: ["migrate-lint rules", "migrate-lint rules --format json"]
      case .dump:
        ["migrate-lint dump outline App/Cart.swift", "migrate-lint dump plan App/Cart.swift"]
      case .undo: ["migrate-lint undo"]
      case .recover: ["migrate-lint recover"]
      case .completions: ["source <(migrate-lint completions bash)"]
      case .help: ["migrate-lint help lint"]
      }
    return "EXAMPLES\n" + lines.map { "  \($0)\n" }.joined()
  }

  private static let exitCodes = """
    EXIT CODES
      0  nothing at or above --fail-on (default: warning)
      1  findings, or a file that does not parse
      2  wrong usage, or something that could not be read or written

    """

  /// Two columns; the second starts on a line of its own where the first is wide.
  private static func table(_ rows: [(String, [String])]) -> String {
    let width = 32
    var text = ""
    for (name, summary) in rows {
      var lines = summary[...]
      text += "  " + Session.padded(name, to: width)
      if name.count >= width { text += "\n  " + Session.padded("", to: width) }
      text += "\(lines.removeFirst())\n"
      for line in lines { text += "  " + Session.padded("", to: width) + "\(line)\n" }
    }
    return text
  }
}
