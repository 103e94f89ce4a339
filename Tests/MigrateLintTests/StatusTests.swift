import Testing

@testable import MigrateLint

@Suite struct StatusTests {
  private func model(
    _ status: String, _ rules: [String] = [], form: String = "@StateObject", path: String = "A.swift"
  ) -> ReportedModel {
    var model = ReportedModel.sample(status: status)
    model.place.path = path
    model.blockers = rules.map {
      .init(rule: $0, message: "", place: .at("A.swift", 1, 1..<2, ""))
    }
    model.holders[0].form = form
    return model
  }

  private var models: [ReportedModel] {
    [
      model("migrated", form: "@State"), model("ready"),
      model("unsafe", ["publisher-received-in-view"]),
      model("blocked", ["published-projection", "published-projection", "object-will-change"]),
      model("blocked", ["object-will-change", "unpublished-stored-property"]),
      model("migrated"),
    ]
  }

  @Test func howMuchIsDone() {
    let result = run("status", rules: Rule.all, models: models)
    #expect(result.code == 0)
    #expect(
      result.output == """
        2 of 6 models migrated (33 %)

             2  migrated
             1  ready: '--fix' migrates them
             1  unsafe: '--unsafe-fixes' does, too, and something may behave differently
             2  blocked

        1 of 6 holders migrated

        What keeps the blocked models:

             2  object-will-change
             1  published-projection

        """)
    #expect(
      run("status", "--quiet", models: models).output == "2 of 6 models migrated (33 %)\n")
    #expect(
      run("status", "--format", "json", rules: Rule.all, models: models).output == """
        {
          "schemaVersion": 1,
          "tool": {"name": "migrate-lint", "version": "\(ToolIdentity.version)"},
          "models": {"total": 6, "ready": 1, "unsafe": 1, "blocked": 2, "migrated": 2, "percent": 33},
          "holders": {"total": 6, "migrated": 1},
          "blockers": [
            {"rule": "object-will-change", "models": 2},
            {"rule": "published-projection", "models": 1}
          ]
        }

        """)
  }

  @Test(arguments: [
    ("0", 0), ("33", 0), ("33.3", 0), ("33%", 0), ("33.4", 1), ("34", 1), ("100", 1),
  ] as [(String, Int32)])
  func belowALimit(_ percent: String, _ code: Int32) {
    let result = run("status", "--fail-under", percent, models: models)
    #expect(result.code == code)
    let least = percent.replacing("%", with: "")
    #expect(result.error == (code == 0 ? "" : "migrate-lint: 2 of 6 is less than \(least) %\n"))
  }

  @Test func withoutModelsAllIsDone() {
    let result = run("status", "--fail-under", "100")
    #expect(result.code == 0)
    #expect(result.output == "there are no models\n")
  }

  @Test func almostAllIsNotAll() {
    let many = Array(repeating: model("migrated"), count: 399) + [model("ready")]
    #expect(run("status", "--quiet", models: many).output == "399 of 400 models migrated (99 %)\n")
    #expect(run("status", "--fail-under", "100", models: many).code == 1)
  }

  @Test func hiddenModelsDoNotCount() {
    let files = MemoryFileSystem(["A.swift": "", "Vendor/V.swift": ""])
    let models = [model("migrated"), model("ready", path: "Vendor/V.swift")]
    let result = run("status", "--exclude", "Vendor", "--fail-under", "100", in: files, models: models)
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("1 of 1 model migrated (100 %)\n"))
    // Here: and the closing line of a report says the same.
    #expect(
      run("--exclude", "Vendor", in: files, models: models).output.hasSuffix(
        "models: 0 ready, 0 unsafe, 0 blocked, 1 migrated (100 % of the tree)\n"))
  }

  @Test func findingsAreNoFailure() {
    let result = run("status", findings: [.sample(severity: .error)], models: models)
    #expect(result.code == 0)
  }

  @Test func complaints() {
    #expect(
      run("status", "--fail-under", "101").error
        == "migrate-lint: '--fail-under' is a number from 0 to 100, not '101'\n")
    for value in ["-1", "x", "", "1e2", "nan", "%"] {
      #expect(run("status", "--fail-under=\(value)").code == 2)
    }
    #expect(
      run("--fail-under", "3").error
        == "migrate-lint: the command 'lint' takes no '--fail-under'\n")
    #expect(
      run("status", "--format", "xcode").error
        == "migrate-lint: 'status' prints as text or json, not as xcode\n")
    #expect(run("status", "--fix").code == 2)
  }
}
