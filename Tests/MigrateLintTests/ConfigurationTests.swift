import Foundation
import Testing

@testable import MigrateLint

@Suite struct ConfigurationTests {
  private static let schema = LintFixture.root
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "docs/migrate-lint.schema.json")

  private func messages(_ text: String) -> [String] {
    Configuration.read(Array(text.utf8), path: "c.json", folder: "/tree", rules: .samples).messages
  }

  @Test(arguments: [
    ("{selct: []}", "c.json:1:2: unknown key 'selct', did you mean 'select'?"),
    ("{\n  minos: 'ios17',\n}", "c.json:2:3: unknown key 'minos', did you mean 'minOS'?"),
    ("{'min-os': 'ios17'}", "c.json:1:2: unknown key 'min-os', did you mean 'minOS'?"),
    ("{'fail-on': 'note'}", "c.json:1:2: unknown key 'fail-on', did you mean 'failOn'?"),
    ("{verify: 'rm -rf'}", "c.json:1:2: 'verify' is for the command line only, as '--verify'"),
    (
      "{writeBaseline: 'x'}",
      "c.json:1:2: 'writeBaseline' is for the command line only, as '--write-baseline'"
    ),
    ("{output: 'x'}", "c.json:1:2: 'output' is for the command line only, as '--output'"),
    (
      "{zebra: 1}",
      "c.json:1:2: unknown key 'zebra'; the keys are select, ignore, exclude, severity, minOS, "
        + "xcode, unpublished, failOn, isolated, baseline, strictBaseline, requireReason"
    ),
    ("{ignore: ['stat-object']}", "c.json:1:11: unknown rule 'stat-object', did you mean 'state-object'?"),
    ("{ignore: 3}", "c.json:1:10: 'ignore' is a list of texts, not a number"),
    ("{ignore: [3]}", "c.json:1:11: 'ignore' is a list of texts, not of a number"),
    ("{xcode: 15}", "c.json:1:9: 'xcode' is 26 or 27, not '15'"),
    ("{xcode: [26]}", "c.json:1:9: 'xcode' is a number, not a list"),
    ("{isolated: 'yes'}", "c.json:1:12: 'isolated' is true or false, not a text"),
    (
      "{failOn: 'eror'}",
      "c.json:1:10: 'failOn' is error or note or warning, not 'eror', did you mean 'error'?"
    ),
    ("{exclude: ['{a']}", "c.json:1:12: the pattern '{a' of 'exclude' has a '{' without its '}'"),
    ("{minOS: 'ois17'}", "c.json:1:9: unknown system 'ois17' of 'minOS', did you mean 'ios'?"),
    ("{baseline: ''}", "c.json:1:12: 'baseline' needs a value"),
    ("{severity: {ownershp: 'note'}}", "c.json:1:13: unknown rule 'ownershp', did you mean 'ownership'?"),
    (
      "{severity: {ownership: 'off'}}",
      "c.json:1:24: a severity is note, warning or error; 'ignore' turns a rule off"
    ),
    ("{severity: 'note'}", "c.json:1:12: 'severity' is an object with severities by rule, not a text"),
    ("[]", "c.json:1:1: a configuration is an object in braces"),
    ("{a b}", "c.json:1:4: 'b' where ':' should be"),
    ("{\"ignore\": []", "c.json:1:14: the text ends where ',' or '}' should be"),
  ])
  func complaints(_ text: String, _ message: String) { #expect(messages(text) == [message]) }

  @Test func allMistakesAreTold() {
    #expect(messages("{selct: [], xcode: 25, ignore: ['x'], failOn: 'note'}").count == 3)
  }

  @Test func otherBytesAreRefused() {
    let (_, messages) = Configuration.read(
      [0x7B, 0xFF, 0x7D], path: "c.json", folder: "/", rules: .samples)
    #expect(messages == ["c.json: not UTF-8 at byte offset 1"])
    #expect(
      self.messages("{}" + String(repeating: " ", count: 1_000_000))
        == ["c.json: larger than any configuration"])
  }

  @Test func everyKeyIsAFlagOrExplained() {
    for key in ConfigurationKey.allCases where key.flag == nil {
      #expect([.severity, .schema].contains(key))
    }
    let flags = ConfigurationKey.allCases.compactMap(\.flag)
    #expect(Set(flags).count == flags.count)
    // Here: what runs something or writes somewhere is for people only.
    let dangerous: [Flag] = [
      .fix, .unsafeFixes, .verify, .commit, .output, .writeBaseline, .pruneBaseline, .allowDirty,
      .allowStaged, .allowNoVersionControl, .config, .interactive, .bisect,
    ]
    #expect(Set(flags).isDisjoint(with: dangerous))
  }

  // MARK: Finding it

  private func tree(_ files: [String: String], in folder: String = "/tree") -> MemoryFileSystem {
    MemoryFileSystem(
      currentDirectory: folder, files.merging(["/tree/App/A.swift": "", "/tree/B.swift": ""]) { a, _ in a })
  }

  @Test func theNearestUpwardsCounts() {
    let files = tree(["/tree/.migrate-lint.json": "{xcode: 27}"], in: "/tree/App")
    #expect(run(in: files).options?.xcode == 27)
    #expect(run("--xcode", "26", in: files).options?.xcode == 26)
    #expect(run("--no-config", in: files).options?.xcode == 26)
    let nearer = tree(
      [
        "/tree/.migrate-lint.json": "{xcode: 27, ignore: ['ownership']}",
        "/tree/App/.migrate-lint.json": "{unpublished: 'track'}",
      ], in: "/tree/App")
    // Here: outside of a working copy one file counts.
    #expect(run(in: nearer).options?.xcode == 26)
    #expect(run(in: nearer).options?.unpublished == .track)
  }

  @Test func aWorkingCopyEndsTheSearch() {
    let files = [
      "/.migrate-lint.json": "{ignore: ['state-object']}", "/tree/.git/HEAD": "",
      "/tree/.migrate-lint.json": "{xcode: 27, ignore: ['ownership']}",
      "/tree/App/.migrate-lint.json": "{xcode: 26, unpublished: 'track', ignore: ['blocker']}",
    ]
    let options = run(in: tree(files, in: "/tree/App")).options
    #expect(options?.xcode == 26)
    #expect(options?.unpublished == .track)
    #expect(options?.ignore == ["ownership", "blocker"])
  }

  @Test func aNamedFileIsAboutItsFolder() {
    let files = tree(["App/.migrate-lint.json": "{xcode: 27}"])
    #expect(run("App/A.swift", "--isolated", in: files).options?.xcode == 27)
    #expect(run("App", in: files).options?.xcode == 27)
    #expect(run("App/A.swift", "B.swift", "--isolated", in: files).options?.xcode == 26)
    #expect(run("-", "--stdin-filename", "App/New.swift", in: files).options?.xcode == 27)
  }

  @Test func aNamedConfigurationIsTheOnlyOne() {
    let files = tree([
      ".migrate-lint.json": "{xcode: 27}", "App/.migrate-lint.json": "{ignore: ['ownership']}",
      "ci.json": "{unpublished: 'track'}",
    ])
    let options = run("--config", "ci.json", in: files).options
    #expect(options?.xcode == 26)
    #expect(options?.unpublished == .track)
    #expect(options?.selections.isEmpty == true)
    let missing = run("--config", "no.json", in: files)
    #expect(missing.code == 2)
    #expect(
      missing.error
        == "migrate-lint: cannot read the configuration 'no.json': no such file or folder\n")
  }

  @Test func mistakesEndTheRun() {
    let result = run(in: tree([".migrate-lint.json": "{xcode: 15, 'ignor': []}"]))
    #expect(result.code == 2)
    #expect(result.files == nil)
    #expect(
      result.error == """
        migrate-lint: .migrate-lint.json:1:9: 'xcode' is 26 or 27, not '15'
        migrate-lint: .migrate-lint.json:1:13: unknown key 'ignor', did you mean 'ignore'?

        """)
    #expect(run("rules", in: tree([".migrate-lint.json": "{"])).code == 0)
  }

  @Test func anUnreadableConfigurationEndsTheRun() {
    var files = tree([:])
    files.put(.unreadable, at: ".migrate-lint.json")
    #expect(run(in: files).code == 2)
  }

  // MARK: What it says

  @Test func theCommandLineWins() {
    let files = tree([
      ".migrate-lint.json":
        "{select: ['migration'], ignore: ['state-object'], minOS: ['ios17', 'macos14'],"
        + " failOn: 'error', unpublished: 'ignore'}"
    ])
    let options = run("--min-os", "ios18", "--unpublished", "auto", in: files).options
    #expect(options?.minimumOS == ["ios": [18]])
    #expect(options?.unpublished == .auto)
    #expect(options?.select == ["migration"])
    let selecting = run("--select", "state-object", in: files).options
    #expect(selecting?.select == ["state-object"])
    #expect(selecting?.ignore == [])
    let ignoring = run("--ignore", "ownership", in: files).options
    #expect(ignoring?.ignore == ["state-object", "ownership"])
    let selected = tree([".migrate-lint.json": "{select: ['state-object', 'ownership']}"])
    #expect(
      run("--ignore", "migration", in: selected).options?.ignore == ["state-object", "migration"])
    #expect(run(in: files, findings: [.sample(rule: "observed-object")]).code == 0)
    #expect(
      run("--fail-on", "note", in: files, findings: [.sample(rule: "observed-object")]).code == 1)
  }

  @Test func patternsStartFromItsFolder() {
    let files = tree(
      ["/tree/.migrate-lint.json": "{exclude: ['App/*.swift']}", "/tree/App/B/C.swift": ""],
      in: "/tree/App")
    #expect(run(in: files).paths == ["(A.swift)", "B/C.swift"])
    #expect(
      run("..", "--exclude", "B", in: files).paths
        == ["(../App/A.swift)", "(../App/B/C.swift)", "../B.swift"])
  }

  @Test func excludedFoldersHaveNoSay() {
    let files = tree([
      ".migrate-lint.json": "{exclude: ['Vendor']}", "Vendor/.migrate-lint.json": "{broken",
      "Vendor/V.swift": "",
    ])
    #expect(run(in: files).paths == ["App/A.swift", "B.swift", "(Vendor/V.swift)"])
  }

  @Test func severitiesAreReplaced() {
    let files = tree([
      ".migrate-lint.json": "{severity: {migration: 'note', 'observed-object': 'error'}}"
    ])
    let place = ReportedRange.of("x", in: "x", path: "B.swift")
    func text(_ rule: String, _ group: String = "migration") -> String {
      run(
        "--format", "concise", in: files, findings: [.sample(rule: rule, group: group, place: place)]
      ).output
    }
    #expect(text("state-object").contains(": note: "))
    #expect(text("observed-object").contains(": error: "))
    #expect(text("unobserved-model", "ownership").contains(": warning: "))
    #expect(text("file-not-parsed").contains(": warning: "))
  }

  @Test func foldersMayDiffer() {
    let files = tree([
      ".migrate-lint.json": "{ignore: ['state-object']}",
      "App/.migrate-lint.json":
        "{select: ['migration', 'state-object'], exclude: ['Deep'], severity: {migration: 'note'}}",
      "App/Deep/D.swift": "", "App/Old/.migrate-lint.json": "{ignore: ['migration']}",
      "App/Old/O.swift": "",
    ])
    func rules(_ path: String, _ words: [String] = []) -> [String] {
      let findings = ["state-object", "observed-object", "unobserved-model"].map { rule in
        ReportedFinding.sample(
          rule: rule, group: rule == "unobserved-model" ? "ownership" : "migration",
          place: .of("x", in: "x", path: path))
      }
      let output = CapturedOutput()
      let session = Session(
        environment: [:], fileSystem: files, output: output, rules: .samples
      ) { LintReport(fileCount: $0.count, findings: $1.isFixing ? [] : findings, models: []) }
      _ = session.run(["--format", "concise"] + words)
      return output.standard.split(separator: "\n").map {
        String($0.split(separator: " ")[1] + $0.split(separator: " ").last!)
      }
    }
    #expect(rules("B.swift") == ["warning:[observed-object]", "warning:[unobserved-model]"])
    #expect(rules("App/A.swift") == ["note:[state-object]", "note:[observed-object]"])
    // Here: the nearer file ignores a group, whatever of it one above selects.
    #expect(rules("App/Old/O.swift") == [])
    #expect(rules("App/A.swift", ["--ignore", "observed-object"]) == ["note:[state-object]"])
    #expect(rules("App/A.swift", ["--select", "ownership"]) == ["warning:[unobserved-model]"])
    #expect(run(in: files).paths.contains("(App/Deep/D.swift)"))
  }

  @Test func whatCountsForARunIsToldInAFolder() {
    let files = tree(["App/.migrate-lint.json": "{\n  xcode: 27,\n}"])
    let result = run(in: files)
    #expect(result.code == 0)
    #expect(result.options?.xcode == 26)
    #expect(
      result.error
        == "migrate-lint: App/.migrate-lint.json:2: 'xcode' counts for a whole run, and is not used "
        + "when a folder around this one is analysed\n")
  }

  @Test func aBaselineOfATreeStaysInside() {
    let files = tree([
      ".migrate-lint.json": "{baseline: '../known.json'}",
      "/known.json": "{\"migrateLintBaseline\": 1, \"findings\": []}",
    ])
    let result = run(in: files)
    #expect(result.code == 2)
    #expect(
      result.error
        == "migrate-lint: .migrate-lint.json:1: 'baseline' leads out of the project; '--baseline' "
        + "may, a file of the project may not\n")
    #expect(run("--baseline", "../known.json", in: files).code == 0)
    let inside = tree([
      "App/.migrate-lint.json": "{baseline: '../known.json'}", ".git/HEAD": "",
      "known.json": "{\"migrateLintBaseline\": 1, \"findings\": []}",
    ])
    #expect(run("App", in: inside).code == 0)
  }

  // MARK: Printing

  @Test func valuesAreShownWithTheirOrigins() {
    let files = tree([
      ".migrate-lint.json":
        "{\n  ignore: ['blocker'],\n  exclude: 'Vendor',\n  minOS: ['ios17', 'macos14.2'],\n"
        + "  severity: {ownership: 'error'},\n}",
      "App/.migrate-lint.json": "{ignore: ['ownership']}", "/tree/.xcode-version": "27.1",
    ])
    let result = run("--print-config", "--exclude", "*.pb.swift", "--fail-on", "note", in: files)
    #expect(result.code == 0)
    #expect(result.files == nil)
    #expect(
      result.output == """
        // Read: .migrate-lint.json
        {
          "select": [],  // default: all rules
          "ignore": ["blocker"],  // .migrate-lint.json:2
          "exclude": ["Vendor", "*.pb.swift"],  // .migrate-lint.json:3, --exclude
          "severity": {"ownership": "error"},  // .migrate-lint.json:5
          "minOS": ["ios17", "macos14.2"],  // .migrate-lint.json:4
          "xcode": 27,  // .xcode-version
          "unpublished": "auto",  // default
          "failOn": "note",  // --fail-on
          "isolated": false,  // default
          "baseline": null,  // default
          "strictBaseline": false,  // default
          "requireReason": false,  // default
        }
        // On top of it in 'App': App/.migrate-lint.json; '--print-config App'

        """)
    let (_, messages) = Configuration.read(
      Array(result.output.utf8), path: "c.json", folder: "/tree", rules: .samples)
    #expect(messages == [])
  }

  // MARK: What people read

  private static let documents = schema.deletingLastPathComponent()

  @Test func everyKeyIsExplained() throws {
    let url = Self.documents.appending(path: "CONFIGURATION.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    for key in ConfigurationKey.allCases {
      let row = try #require(
        text.split(separator: "\n").first { $0.hasPrefix("| `\(key.rawValue)` |") }, "\(key)")
      #expect(row.split(separator: "|")[2] == (key.isByFolder ? " yes " : " no "), "\(row)")
    }
  }

  /// Whoever pastes an example gets what it says.
  @Test(arguments: ["CONFIGURATION.md", "ADOPTING.md"])
  func examplesAreConfigurations(_ name: String) throws {
    let text = try String(contentsOf: Self.documents.appending(path: name), encoding: .utf8)
    let blocks = text.components(separatedBy: "\n```").filter { $0.hasPrefix("\n{") }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let (configuration, messages) = Configuration.read(
        Array(block.utf8), path: name, folder: "/", rules: Rule.all)
      #expect(messages == [])
      #expect(!configuration.settings.isEmpty)
    }
  }

  // MARK: The schema

  @Test func theSchemaKnowsEveryKey() throws {
    let url = Self.schema
    let schema = try JSONParser.parse(Array(Data(contentsOf: url)))
    let properties = try #require(schema["properties"]?.members)
    #expect(Set(properties.map(\.key)) == Set(ConfigurationKey.allCases.map(\.rawValue)))
    #expect(schema["additionalProperties"]?.value == .bool(false))
    let names = RuleGroup.allCases.map(\.rawValue) + Rule.all.map(\.id)
    func words(_ node: JSONNode?) -> Set<String> {
      Set((node?["enum"]?.elements ?? []).compactMap(\.scalarText))
    }
    #expect(words(schema["$defs"]?["ruleOrGroup"]) == Set(names))
    #expect(words(schema["$defs"]?["severity"]) == Set(Severity.allCases.map(\.rawValue)))
    #expect(
      words(schema["properties"]?["unpublished"])
        == Set(AnalysisOptions.Unpublished.allCases.map(\.rawValue)))
    #expect(words(schema["properties"]?["xcode"]) == Set(XcodeVersion.known.map(String.init)))
    for property in properties {
      #expect(property.value["description"] != nil, "\(property.key)")
    }
  }

  /// A value that the schema's shape allows is one that is read.
  @Test func shapesOfTheSchemaAreOurs() throws {
    let url = Self.schema
    let schema = try JSONParser.parse(Array(Data(contentsOf: url)))
    for key in ConfigurationKey.allCases {
      let property = try #require(schema["properties"]?[key.rawValue])
      let shape = property["type"]?.scalarText ?? property["$ref"]?.scalarText ?? ""
      let expected =
        switch key.shape {
        case .list: ["#/$defs/texts", "#/$defs/rulesOrGroups"]
        case .text: key == .failOn ? ["#/$defs/severity"] : ["string"]
        case .number: ["integer"]
        case .truth: ["boolean"]
        case .severities: ["object"]
        }
      #expect(expected.contains(shape), "\(key.rawValue): \(shape)")
    }
  }
}

@Suite struct RuleLayerTests {
  @Test func theLaterLayerWins() {
    var (first, second) = (RuleLayer([]), RuleLayer([]))
    first.severity = ["state-object": .error, "ownership": .note]
    second.severity = ["migration": .note, "unused-bindable": .error]
    let both = RuleSelection([first, second])
    #expect(both.severity(rule: "state-object", group: "migration") == .note)
    #expect(both.severity(rule: "unobserved-model", group: "ownership") == .note)
    #expect(both.severity(rule: "unused-bindable", group: "ownership") == .error)
    #expect(both.severity(rule: "published-storage", group: "blocker") == nil)
    let one = RuleSelection([second, first])
    #expect(one.severity(rule: "state-object", group: "migration") == .error)
    // Here: in one layer the more exact word wins, wherever it stands.
    first.severity = ["migration": .note, "state-object": .error]
    #expect(RuleSelection([first]).severity(rule: "state-object", group: "migration") == .error)
  }

  @Test func whatIsSelectedIsIgnoredNoLonger() {
    var (first, second) = (RuleLayer([]), RuleLayer([]))
    first.ignore = ["state-object", "ownership"]
    second.select = ["state-object"]
    let selection = RuleSelection([first, second])
    #expect(selection.includes(rule: "state-object", group: "migration"))
    #expect(!selection.includes(rule: "observed-object", group: "migration"))
    #expect(!selection.includes(rule: "unused-bindable", group: "ownership"))
  }
}
