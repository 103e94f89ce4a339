import Testing

@testable import MigrateLint

@Suite struct ArgumentsTests {
  private func options(_ words: String...) throws -> CommandLineOptions {
    try CommandLineOptions(try Arguments(words), rules: .samples)
  }

  @Test func lintIsTheDefault() throws {
    #expect(try options().command == .lint)
    #expect(try options("App", "Tests").operands == ["App", "Tests"])
    #expect(try options("lint", "App").operands == ["App"])
  }

  @Test func valuesAreAttachedOrFollow() throws {
    #expect(try options("--format=json").format == .json)
    #expect(try options("--format", "json").format == .json)
    #expect(try options("--output=a=b").output == "a=b")
    #expect(try options("--output", "-").output == "-")
  }

  @Test func theLastOfSeveralValuesCounts() throws {
    #expect(try options("--format", "json", "--format", "concise").format == .concise)
  }

  @Test func namesOfRulesAddUp() throws {
    let options = try options("--select", "state-object, ownership", "--select=observed-object")
    #expect(options.analysis.select == ["state-object", "ownership", "observed-object"])
  }

  @Test func twoDashesEndTheFlags() throws {
    #expect(try options("--", "--fix", "rules").operands == ["--fix", "rules"])
    #expect(try options("--", "rules").command == .lint)
    #expect(try options("rules", "--").command == .rules)
  }

  @Test func aFolderNamedLikeACommandIsReachable() throws {
    #expect(try options("./rules").operands == ["./rules"])
    #expect(try options("lint", "rules").operands == ["rules"])
  }

  @Test func minimumSystemsAreParsed() throws {
    let options = try options("--min-os", "iOS17,macos14.2", "--min-os=ios18")
    #expect(options.analysis.minimumOS == ["ios": [18], "macos": [14, 2]])
  }

  @Test(arguments: [
    (["--selct", "x"], "unknown option '--selct', did you mean '--select'?"),
    (["--unsafe-fix"], "unknown option '--unsafe-fix', did you mean '--unsafe-fixes'?"),
    (["--stat"], "unknown option '--stat', did you mean '--statistics'?"),
    (["--bogus"], "unknown option '--bogus'"),
    (["-x"], "unknown option '-x'"),
    (["--baseline"], "'--baseline' needs a value"),
    (["--cache-path"], "'--cache-path' needs a value"),
    (["--interactive"], "'--interactive' needs '--fix'"),
    (["--baseline="], "'--baseline' needs a value"),
    (["lsp"], "the command 'lsp' is not available yet"),
    (["why"], "'why' takes the name of a model or a property, such as 'CartView.cart'"),
    (["plan", "--format", "html"], "'plan' prints as text or json, not as html"),
    (["graph", "--fix"], "the command 'graph' takes no '--fix'"),
    (["--config", "x", "--no-config"], "'--config' and '--no-config' contradict each other"),
    (
      ["--write-baseline", "x", "--prune-baseline"],
      "'--write-baseline' and '--prune-baseline' contradict each other: one puts everything in, "
        + "the other only takes out"
    ),
    (["--write-baseline", "x", "-"], "'--write-baseline' cannot look at standard input"),
    (
      ["--prune-baseline", "--baseline", "x", "--diff"],
      "'--prune-baseline' and '--diff' contradict each other: one writes"
    ),
    (["--since", "-x"], "'--since' needs a value"),
    (["--since=-x"], "'--since' takes a branch, tag or commit, not '-x'"),
    (["--quiet=yes"], "'--quiet' takes no value"),
    (["--select"], "'--select' needs a value"),
    (["--select", "--quiet"], "'--select' needs a value"),
    (["--select="], "'--select' needs a value"),
    (["--output="], "'--output' needs a value"),
    (["--select", "state-objekt"], "unknown rule 'state-objekt', did you mean 'state-object'?"),
    (["--ignore", "owner-ship"], "unknown rule 'owner-ship', did you mean 'ownership'?"),
    (["--format", "jsn"], "unknown format 'jsn', did you mean 'json'?"),
    (["--format", "sarf"], "unknown format 'sarf', did you mean 'sarif'?"),
    (
      ["--format", "zzzzzz"],
      "unknown format 'zzzzzz'; it is text, concise, xcode, github, json, sarif, gitlab, "
        + "checkstyle, junit, markdown, html"
    ),
    (
      ["--fail-on", "eror"],
      "'--fail-on' is error or note or warning, not 'eror', "
        + "did you mean 'error'?"
    ),
    (["--xcode", "15"], "'--xcode' is 26 or 27, not '15'"),
    (["--jobs", "0"], "'--jobs' is a number from 1, not '0'"),
    (["--jobs", "-1"], "'--jobs' is a number from 1, not '-1'"),
    (["--jobs=-1"], "'--jobs' is a number from 1, not '-1'"),
    (["--jobs", "two"], "'--jobs' is a number from 1, not 'two'"),
    (["--min-os", "ios"], "'--min-os' needs a version, as in 'ios17' or 'macos14.2', not 'ios'"),
    (["--min-os", "ois17"], "unknown system 'ois17' of '--min-os', did you mean 'ios'?"),
    (["--exclude", "{a"], "the pattern '{a' of '--exclude' has a '{' without its '}'"),
    (["--quiet", "--verbose"], "'--quiet' and '--verbose' contradict each other"),
    (
      ["--stdin-filename", "A.swift", "App"],
      "'--stdin-filename' needs '-' as a path: it names standard input"
    ),
    (
      ["--statistics", "--format", "xcode"],
      "'--statistics' and '--format xcode' contradict each other; it prints as text or json"
    ),
    (["rules", "--quiet"], "the command 'rules' takes no '--quiet'"),
    (["rules", "x"], "'rules' takes no 'x'"),
    (["rules", "--format", "xcode"], "'rules' prints as text or json, not as xcode"),
    (["explain"], "'explain' takes the name of one rule; 'migrate-lint rules' lists them"),
    (["dump", "tokens"], "'dump' takes a stage and a file"),
    (["help", "a", "b"], "'help' takes the name of one command"),
  ])
  func complaints(_ words: [String], _ message: String) {
    do {
      _ = try CommandLineOptions(try Arguments(words), rules: .samples)
      Issue.record("\(words) is accepted")
    } catch {
      #expect(error.message == message)
    }
  }

  @Test(arguments: [
    (["NO_COLOR": "1"], true, false), (["NO_COLOR": ""], true, true), ([:], true, true),
    ([:], false, false), (["FORCE_COLOR": "1"], false, true), (["FORCE_COLOR": "0"], false, false),
    (["CLICOLOR_FORCE": "1"], false, true), (["TERM": "dumb"], true, false),
    (["NO_COLOR": "1", "FORCE_COLOR": "1"], true, false),
    (["FORCE_COLOR": "1", "TERM": "dumb"], false, true),
  ])
  func colour(_ environment: [String: String], isTerminal: Bool, expected: Bool) {
    #expect(
      ColorChoice.auto.isColored(environment: environment, isTerminal: isTerminal) == expected)
    #expect(ColorChoice.always.isColored(environment: environment, isTerminal: isTerminal))
    #expect(!ColorChoice.never.isColored(environment: environment, isTerminal: isTerminal))
  }

  @Test func theMoreExactWordChoosesARule() {
    let selection = RuleSelection(select: ["ownership", "state-object"], ignore: ["migration"])
    #expect(selection.includes(rule: "state-object", group: "migration"))
    #expect(!selection.includes(rule: "observed-object", group: "migration"))
    #expect(selection.includes(rule: "unobserved-model", group: "ownership"))
    #expect(!selection.includes(rule: "published-storage", group: "blocker"))
    let ignoring = RuleSelection(ignore: ["state-object"])
    #expect(!ignoring.includes(rule: "state-object", group: "migration"))
    #expect(ignoring.includes(rule: "observed-object", group: "migration"))
  }
}

@Suite struct SpellingTests {
  @Test(arguments: [
    ("lnt", "lint"), ("lint", "lint"), ("explian", "explain"), ("ruels", "rules"),
    ("expl", "explain"),
  ])
  func near(_ word: String, _ meant: String) {
    #expect(Spelling.nearest(to: word, in: Command.allCases.map(\.rawValue)) == meant)
  }

  @Test(arguments: ["", "x", "App", "Sources", "banana", String(repeating: "lint", count: 10_000)])
  func far(_ word: String) {
    #expect(Spelling.nearest(to: word, in: Command.allCases.map(\.rawValue)) == nil)
  }

  @Test func aSwapIsOneMistake() {
    #expect(Spelling.editDistance(Array("ab".unicodeScalars), Array("ba".unicodeScalars)) == 1)
    #expect(Spelling.editDistance([], Array("ab".unicodeScalars)) == 2)
  }
}
