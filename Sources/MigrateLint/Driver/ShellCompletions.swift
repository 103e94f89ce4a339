/// For zsh, as a function of `$fpath` or read with `source`.
struct ZshCompletions {
  let tables: Completions

  var script: String {
    """
    #compdef migrate-lint
    # Completions of migrate-lint for zsh. Put them as '_migrate-lint' into a folder of $fpath.
    _migrate_lint_commands() {
      local -a commands
      commands=(
    \(commands)  )
      _describe -t commands command commands
    }
    _migrate_lint_first() {
      _alternative 'commands:command:_migrate_lint_commands' 'files:file:_files'
    }
    _migrate_lint() {
      local command=''
      if (( CURRENT > 2 )); then
        case $words[2] in
          \(Command.allCases.map(\.rawValue).joined(separator: "|"))) command=$words[2] ;;
        esac
      fi
      if [[ -n $command ]]; then
        words=("$words[1]" "${(@)words[3,-1]}")
        (( CURRENT-- ))
      fi
      case $command in
    \(cases)  esac
    }
    if [[ $funcstack[1] == _migrate-lint ]]; then
      _migrate_lint "$@"
    else
      compdef _migrate_lint migrate-lint
    fi

    """
  }

  private var commands: String {
    Command.allCases.map { command in
      "    " + Self.quoted("\(command.rawValue):\(command.summary)") + "\n"
    }.joined()
  }

  private var cases: String {
    let unnamed = arguments(of: .lint, operands: ["1: :_migrate_lint_first", "*:file:_files"])
    return "    '') \(unnamed) ;;\n"
      + Command.allCases.map { command in
        "    \(command.rawValue)) \(arguments(of: command, operands: operands(of: command))) ;;\n"
      }.joined()
  }

  private func operands(of command: Command) -> [String] {
    guard let value = tables.operand(of: command) else { return [] }
    switch command {
    case .lint, .status, .plan, .graph: return ["*:file:\(action(value))"]
    case .why: return ["1:name: ", "*:file:_files"]
    case .dump: return ["1:stage:\(action(value))", "2:file:_files"]
    default: return ["1:\(command.rawValue):\(action(value))"]
    }
  }

  private func arguments(of command: Command, operands: [String]) -> String {
    let all = Completions.flags(of: command).flatMap { specs(of: $0, in: command) } + operands
    return "_arguments" + all.map { " \\\n      " + Self.quoted($0) }.joined()
  }

  private func specs(of flag: Flag, in command: Command) -> [String] {
    var summary = flag.summary.joined(separator: " ")
    for sign in ["[", "]", ":"] { summary = summary.replacing(sign, with: "\\" + sign) }
    guard let value = tables.value(of: flag, in: command) else {
      let names = flag == .help ? ["-h", flag.name] : [flag.name]
      return names.map { "\($0)[\(summary)]" }
    }
    let placeholder = (flag.placeholder ?? "").replacing(":", with: "\\:")
    return ["*\(flag.name)=[\(summary)]:\(placeholder):\(action(value))"]
  }

  private func action(_ value: Completions.Value) -> String {
    switch value {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .list(let words): "_values -s , rule \(words.joined(separator: " "))"
    case .files: "_files"
    case .anything: " "
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}

/// For fish from 3.0 on.
struct FishCompletions {
  let tables: Completions

  var script: String {
    """
    # Completions of migrate-lint for fish. Put them as 'migrate-lint.fish' into
    # ~/.config/fish/completions.
    function __migrate_lint_command
      set -l words (commandline -opc)
      if contains -- "$words[2]" \(commandNames)
        echo $words[2]
      else
        echo lint
      end
    end
    function __migrate_lint_is
      contains -- (__migrate_lint_command) $argv
    end
    function __migrate_lint_is_first
      test (count (commandline -opc)) -eq 1
    end
    function __migrate_lint_list
      set -l word (commandline -ct | string replace -r -- '^--[^=]*=' '')
      set -l before (string match -r -- '^.*,' "$word")
      printf '%s\\n' "$before"$argv
    end
    complete -c migrate-lint -f
    \(commands)\(operands)\(flags)
    """
  }

  private var commandNames: String {
    Command.allCases.map(\.rawValue).joined(separator: " ")
  }

  private var commands: String {
    Command.allCases.map { command in
      "complete -c migrate-lint -n __migrate_lint_is_first -a \(command.rawValue)"
        + " -d \(Self.quoted(command.summary))\n"
    }.joined()
  }

  private var operands: String {
    Command.allCases.compactMap { command in
      guard let value = tables.operand(of: command) else { return nil }
      let line = "complete -c migrate-lint -n '__migrate_lint_is \(command.rawValue)'"
      let files = command == .dump ? line + " -F\n" : ""
      return line + action(value, isOperand: true) + "\n" + files
    }.joined()
  }

  /// A line for each flag, and for each list of values that it has somewhere.
  private var flags: String {
    Flag.allCases.map { flag in
      var commandsOfValue: [(value: Completions.Value?, commands: [String])] = []
      for command in Command.allCases where flag.commands.contains(command) {
        let value = tables.value(of: flag, in: command)
        if let index = commandsOfValue.firstIndex(where: { $0.value == value }) {
          commandsOfValue[index].commands.append(command.rawValue)
        } else {
          commandsOfValue.append((value, [command.rawValue]))
        }
      }
      return commandsOfValue.map { value, commands in
        "complete -c migrate-lint -n '__migrate_lint_is \(commands.joined(separator: " "))'"
          + (flag == .help ? " -s h" : "") + " -l \(flag.rawValue)"
          + (value.map { action($0, isOperand: false) } ?? "")
          + " -d \(Self.quoted(flag.summary.joined(separator: " ")))\n"
      }.joined()
    }.joined()
  }

  private func action(_ value: Completions.Value, isOperand: Bool) -> String {
    let words: [String]
    switch value {
    case .files: return isOperand ? " -F" : " -r -F"
    case .anything: return isOperand ? "" : " -x"
    case .words(let plain): words = plain
    case .list(let plain): words = ["(__migrate_lint_list"] + plain + [")"]
    }
    return (isOperand ? "" : " -x") + " -a " + Self.quoted(words.joined(separator: " "))
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
