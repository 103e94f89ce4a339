// `migrate-lint completions SHELL`.
extension Session {
  func printCompletions(for name: String) throws(UsageError) {
    guard let shell = Shell(rawValue: name) else {
      throw UsageError(
        "there are completions for \(Shell.names.joined(separator: ", ")), not for '\(name)'"
          + Spelling.suggestion(for: name, in: Shell.names))
    }
    console.write(Completions(rules: rules).script(for: shell))
  }
}

/// The shells that completions are written for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  static var names: [String] { allCases.map(\.rawValue) }

  /// How each of them loads a script, for the help.
  static let details = """
    bash    source <(migrate-lint completions bash)      in ~/.bashrc
    zsh     migrate-lint completions zsh > _migrate-lint in a folder of $fpath
    fish    migrate-lint completions fish > ~/.config/fish/completions/migrate-lint.fish


    """
}

/// What may be typed, taken from the tables that the command line is checked with.
struct Completions {
  let rules: [Rule]

  /// What stands behind a flag, or where a command takes a word of its own.
  enum Value: Hashable {
    case words([String])
    /// Words with commas between them.
    case list([String])
    case files
    /// Whatever the shell cannot know: a number, a branch, a command.
    case anything
  }

  func script(for shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletions(tables: self).script
    case .zsh: ZshCompletions(tables: self).script
    case .fish: FishCompletions(tables: self).script
    }
  }

  static func flags(of command: Command) -> [Flag] {
    Flag.allCases.filter { $0.commands.contains(command) }
  }

  /// Nil for a flag that takes no value.
  func value(of flag: Flag, in command: Command) -> Value? {
    guard let placeholder = flag.placeholder else { return nil }
    switch flag {
    case .select, .ignore: return .list(RuleGroup.allCases.map(\.rawValue) + rules.map(\.id))
    case .format: return .words(Self.formats(of: command).map(\.rawValue))
    case _ where placeholder.contains("|"):
      return .words(placeholder.split(separator: "|").map(String.init))
    case _ where ["FILE", "PATH"].contains(placeholder): return .files
    default: return .anything
    }
  }

  private static func formats(of command: Command) -> [ReportFormat] {
    command == .lint ? ReportFormat.allCases : [.text, .json]
  }

  /// What a command takes beside flags; nil for nothing.
  func operand(of command: Command) -> Value? {
    switch command {
    case .lint, .status, .plan, .graph, .initialise, .undo, .recover: .files
    case .why: .anything
    case .explain: .words(rules.map(\.id))
    case .dump: .words(Dump.stages)
    case .completions: .words(Shell.names)
    case .help: .words(Command.allCases.map(\.rawValue))
    case .rules: nil
    }
  }
}

/// For bash from 3.2 on, which is what macOS has.
struct BashCompletions {
  let tables: Completions

  var script: String {
    """
    # Completions of migrate-lint for bash. Load them with: source <(migrate-lint completions bash)
    _migrate_lint() {
      local word=${COMP_WORDS[COMP_CWORD]} flag='' command=lint
      if [ "$COMP_CWORD" -gt 0 ]; then flag=${COMP_WORDS[COMP_CWORD - 1]}; fi
      # bash takes '--format=json' for three words.
      if [ "$word" = = ]; then
        word=''
      elif [ "$flag" = = ]; then
        flag=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      COMPREPLY=()
      if [ "$COMP_CWORD" -gt 1 ]; then
        case ${COMP_WORDS[1]} in
          \(commandNames("|"))) command=${COMP_WORDS[1]} ;;
        esac
      fi
      case $command:$flag in
    \(values)  esac
      case $word in
        -*)
          case $command in
    \(flags)      esac
          return ;;
      esac
      if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W '\(commandNames(" "))' -- "$word"))
      fi
      case $command in
    \(operands)  esac
    }
    _migrate_lint_files() {
      local IFS=$'\\n'
      COMPREPLY+=($(compgen -f -- "$1"))
      compopt -o filenames 2> /dev/null
    }
    _migrate_lint_list() {
      local before=''
      case $1 in *,*) before=${1%,*}, ;; esac
      COMPREPLY=($(compgen -P "$before" -W "$2" -- "${1##*,}"))
    }
    complete -F _migrate_lint migrate-lint

    """
  }

  private func commandNames(_ separator: String) -> String {
    Command.allCases.map(\.rawValue).joined(separator: separator)
  }

  private var values: String {
    var text = ""
    for command in Command.allCases {
      for flag in Completions.flags(of: command) {
        guard let value = tables.value(of: flag, in: command) else { continue }
        text += "    \(command.rawValue):\(flag.name)) \(action(value)) return ;;\n"
      }
    }
    return text
  }

  private var flags: String {
    Command.allCases.map { command in
      let names = Completions.flags(of: command).map(\.name).joined(separator: " ")
      let action = "COMPREPLY=($(compgen -W '\(names)' -- \"$word\"))"
      return "        \(command.rawValue)) \(action) ;;\n"
    }.joined()
  }

  private var operands: String {
    Command.allCases.compactMap { command in
      guard let value = tables.operand(of: command) else { return nil }
      // Here: a stage comes first, and then a file.
      let files = command == .dump ? " _migrate_lint_files \"$word\";" : ""
      return "    \(command.rawValue)) \(action(value))\(files) ;;\n"
    }.joined()
  }

  private func action(_ value: Completions.Value) -> String {
    switch value {
    case .words(let words):
      "COMPREPLY+=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"));"
    case .list(let words): "_migrate_lint_list \"$word\" '\(words.joined(separator: " "))';"
    case .files: "_migrate_lint_files \"$word\";"
    case .anything: ""
    }
  }
}
