import Testing

@testable import MigrateLint

@Suite struct LintCommandTests {
  private let warning = [ReportedFinding.sample()]

  @Test func nothingFound() {
    let result = run(".")
    #expect(result.code == 0)
    #expect(result.output == "no findings in 1 file\n")
    #expect(result.error.isEmpty)
    #expect(result.paths == ["A.swift"])
  }

  @Test(
    arguments: [
      (Severity.note, [], 0), (.warning, [], 1), (.error, [], 1),
      (.note, ["--fail-on", "note"], 1), (.warning, ["--fail-on", "error"], 0),
      (.error, ["--fail-on", "error"], 1), (.error, ["--exit-zero"], 0),
      (.warning, ["--ignore", "state-object"], 0), (.warning, ["--ignore", "ownership"], 1),
      (.warning, ["--select", "unobserved-model"], 0),
    ] as [(Severity, [String], Int32)])
  func exitCode(_ severity: Severity, _ flags: [String], _ code: Int32) {
    let output = CapturedOutput()
    let session = Session(
      environment: [:], fileSystem: MemoryFileSystem(["A.swift": ""]), output: output,
      rules: .samples
    ) { files, _ in
      LintReport(fileCount: files.count, findings: [.sample(severity: severity)], models: [])
    }
    #expect(session.run(flags).rawValue == code)
  }

  @Test func aFileThatDoesNotParseIsMoreThanAFinding() {
    let finding = ReportedFinding.sample(
      rule: "file-not-parsed", group: "blocker", severity: .error)
    #expect(run(findings: [finding]).code == 1)
    #expect(run("--exit-zero", findings: [finding]).code == 1)
    #expect(run("--select", "ownership", findings: [finding]).code == 1)
    #expect(run("--ignore", "blocker", findings: [finding]).code == 1)
    let rule = Rule(id: finding.rule, group: .blocker, summary: "", explanation: "") { _ in [] }
    #expect(run("--ignore", rule.id, rules: [rule], findings: [finding]).code == 0)
  }

  @Test func aMissingPathIsToldAndTheRestAnalysed() {
    let result = run("A.swift", "Nope", "--exit-zero")
    #expect(result.code == 2)
    #expect(result.error == "migrate-lint: no such file or folder: 'Nope'\n")
    #expect(result.paths == ["A.swift"])
    #expect(result.output == "no findings in 1 file\n")
  }

  @Test func withoutAnyPathThereIsNoReport() {
    let result = run("Nope", findings: warning)
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(result.files == nil)
  }

  @Test func aPipeIsNoPath() {
    var files = MemoryFileSystem()
    files.put(.other, at: "pipe")
    let result = run("pipe", in: files)
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(result.error == "pipe: is no regular file\n")
  }

  @Test func aCommandThatIsMisspeltIsNotAPath() {
    let result = run("explian", "A.swift")
    #expect(result.code == 2)
    #expect(
      result.error
        == "migrate-lint: no such file or folder: 'explian', did you mean the command 'explain'?\n")
    #expect(result.files == nil)
    #expect(
      run("lint", "explian").error == "migrate-lint: no such file or folder: 'explian'\n")
  }

  @Test func aFileThatIsNotUTF8IsLeftOut() {
    var files = MemoryFileSystem(["A.swift": "", "C.swift": ""])
    files.put(.file([0x61, 0x62, 0xFF]), at: "B.swift")
    files.put(.unreadable, at: "D.swift")
    let result = run(".", "--exit-zero", in: files)
    #expect(result.code == 2)
    #expect(
      result.error == "B.swift: not UTF-8 at byte offset 2\nD.swift: permission denied\n")
    // Here: it is read for what it may be about, and nothing in it is reported.
    #expect(result.paths == ["A.swift", "(B.swift)", "C.swift"])
  }

  @Test func twoWinsOverOne() {
    var files = MemoryFileSystem(["A.swift": ""])
    files.put(.file([0xFF]), at: "B.swift")
    #expect(run(in: files, findings: warning).code == 2)
  }

  @Test func excludedFilesAreEvidence() {
    let files = MemoryFileSystem(["A.swift": "", "Tests/B.swift": ""])
    #expect(run("--exclude", "Tests", in: files).paths == ["A.swift", "(Tests/B.swift)"])
  }

  @Test func standardInputReplacesTheContentOfItsFile() {
    var files = MemoryFileSystem(["Package.swift": "p", "A.swift": "old"])
    files.standardInput = Array("new".utf8)
    let result = run("-", "--stdin-filename", "A.swift", in: files)
    #expect(result.paths == ["A.swift", "(Package.swift)"])
    #expect(result.files?.first?.bytes == Array("new".utf8))
  }

  @Test func quietAndVerbose() {
    #expect(run("--quiet").output.isEmpty)
    #expect(!run("--quiet", findings: warning).output.contains("1 warning in"))
    let files = MemoryFileSystem(["A.swift": "abc", ".build/B.swift": ""])
    let lines = run("--verbose", in: files).error.split(separator: "\n")
    #expect(
      lines.prefix(2) == [
        ".build: skipped, as all folders of this name", "A.swift: read, 3 bytes",
      ])
    #expect(lines.count == 5)
  }

  @Test func anEmptyFolderIsTold() {
    let result = run(in: MemoryFileSystem(["README.md": ""]))
    #expect(result.code == 0)
    #expect(result.error == "migrate-lint: no Swift files found\n")
  }

  @Test func theReportGoesToAFile() {
    let files = MemoryFileSystem(["A.swift": ""])
    let result = run("--output", "report.txt", "--format", "concise", in: files, findings: warning)
    #expect(result.code == 1)
    #expect(result.output.isEmpty)
    #expect(
      files.written.files["/tree/report.txt"].map { String(decoding: $0, as: UTF8.self) }
        == "A.swift:7:3: warning: 'cart' can be '@State' [state-object]\n")
  }

  @Test func theReportReplacesNoSourceFile() {
    let files = MemoryFileSystem(["A.swift": ""])
    let result = run("--output", "A.swift", in: files)
    #expect(result.code == 2)
    #expect(result.error == "migrate-lint: '--output' names a source file: 'A.swift'\n")
    #expect(files.written.files.isEmpty)
    #expect(
      run("--output", "no/r.txt", in: files).error
        == "migrate-lint: cannot write 'no/r.txt': no such file or folder\n")
  }

  @Test func aReaderThatGoesAwayIsNoError() {
    let output = CapturedOutput()
    output.failure = .closed
    let result = run(findings: warning, output: output)
    #expect(result.code == 1)
    #expect(result.error.isEmpty)
  }

  @Test func aFullDiskIsAnError() {
    let output = CapturedOutput()
    output.failure = .failed(reason: "no space left on the device")
    let result = run(findings: warning, output: output)
    #expect(result.code == 2)
    #expect(
      result.error
        == "migrate-lint: cannot write to standard output: no space left on the device\n")
  }

  @Test func messagesCannotPlayTricksWithTheTerminal() {
    #expect(run("\u{1B}[2J").error == "migrate-lint: no such file or folder: '\\u{1b}[2J'\n")
    #expect(run("--\u{1B}").error == "migrate-lint: unknown option '--\\u{1b}'\n")
  }

  @Test func theEnvironmentChoosesTheFormat() {
    let xcode = run(environment: ["XCODE_VERSION_ACTUAL": "2600"], findings: warning)
    #expect(xcode.output.hasPrefix("/tree/A.swift:7:3: warning: "))
    let github = run(environment: ["GITHUB_ACTIONS": "true"], findings: warning)
    #expect(github.output.hasPrefix("::warning file=A.swift,line=7,"))
    let text = run("--format", "text", environment: ["GITHUB_ACTIONS": "true"], findings: warning)
    #expect(text.output.hasPrefix("A.swift:7:3: warning: "))
  }

  @Test func theXcodeThatIsJudged() {
    #expect(run().options?.xcode == 26)
    #expect(run(environment: ["XCODE_VERSION_ACTUAL": "2710"]).options?.xcode == 27)
    #expect(run(environment: ["XCODE_VERSION_ACTUAL": "1640"]).options?.xcode == 26)
    let files = MemoryFileSystem(
      currentDirectory: "/tree/app", ["A.swift": "", "/tree/.xcode-version": "27.0\n"])
    #expect(run(in: files).options?.xcode == 27)
    #expect(run("--xcode", "26", in: files).options?.xcode == 26)
  }

  @Test func aTerminalIsColoured() {
    let terminal = CapturedOutput(width: 80)
    #expect(run(findings: warning, output: terminal).output.contains("\u{1B}["))
    #expect(!run(findings: warning).output.contains("\u{1B}["))
    #expect(run("--color", "always", findings: warning).output.contains("\u{1B}["))
  }
}

@Suite struct OtherCommandTests {
  @Test func rulesAreListed() {
    let result = run("rules")
    #expect(result.code == 0)
    #expect(
      result.output.hasPrefix(
        "state-object      migration    `@StateObject` becomes `@State`\n"))
    #expect(
      run("rules", "--format", "json").output.contains(
        #"{"id": "unobserved-model", "group": "ownership", "severity": "warning", "summary": "no"#))
  }

  @Test func aRuleIsExplained() {
    let result = run("explain", "state-object")
    #expect(
      result.output == """
        # state-object

        `@StateObject` becomes `@State` (group `migration`)

        ## What it finds

        A holder.

        """)
    let unknown = run("explain", "stat-object")
    #expect(unknown.code == 2)
    #expect(
      unknown.error == "migrate-lint: unknown rule 'stat-object', did you mean 'state-object'?\n")
  }

  @Test func helpIsPrinted() {
    #expect(run("--help").output == HelpText.ofProgram)
    #expect(run("-h", "Nope", "--fix=").code == 2)
    #expect(run("help").output == HelpText.ofProgram)
    for command in Command.allCases {
      let result = run("help", command.rawValue)
      #expect(result.code == 0)
      #expect(result.output == HelpText.of(command))
      #expect(run(command.rawValue, "--help").output == result.output)
      #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
      #expect(result.output.contains("EXAMPLES\n"))
    }
    #expect(
      run("help", "lnit").error == "migrate-lint: unknown command 'lnit', did you mean 'lint'?\n")
    #expect(run("help", "lsp").code == 2)
  }

  @Test func theVersionIsPrinted() {
    #expect(run("--version").output == "migrate-lint \(ToolIdentity.version)\n")
  }

  @Test func anUnknownStageIsNamed() {
    let result = run("dump", "token", "A.swift")
    #expect(result.code == 2)
    #expect(result.error == "migrate-lint: unknown stage 'token', did you mean 'tokens'?\n")
  }
}
