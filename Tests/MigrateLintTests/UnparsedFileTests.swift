import Testing

@testable import MigrateLint

/// A project with one file that does not parse: it is reported once, with the place where it went
/// wrong, it is never written, and no model looks ready that may not be.
@Suite struct UnparsedFileTests {
  /// What is wrong in the one file, and what that means.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var broken: String
    /// Where the finding is: the line, and what it highlights.
    var line: Int
    var text: String
    /// The models that cannot migrate; of `Crate` and `Pallet`, in files without a flaw.
    var kept: Set<String>
  }

  /// Two models, each with a view; only the app knows both.
  private static let sound = [
    "Crate.swift": """
      import SwiftUI
      class Crate: ObservableObject {
        @Published var weight = 0
        var opened = 0
      }
      """,
    "CrateView.swift": """
      import SwiftUI
      struct CrateView: View {
        @StateObject private var heavy = Crate()
        var body: some View { Text("\\(heavy.weight)") }
      }
      """,
    "Pallet.swift": """
      import SwiftUI
      class Pallet: ObservableObject { @Published var count = 0 }
      typealias Stack = Pallet
      struct PalletView: View {
        @EnvironmentObject var pallet: Pallet
        var body: some View { Text("\\(pallet.count)") }
      }
      """,
  ]

  static let cases = [
    Case(
      testDescription: "an unclosed brace in a file about something else",
      broken: """
        struct Invoice {
          func total() -> Int {
            3
        }
        """,
      line: 1, text: "{", kept: []),
    Case(
      testDescription: "a brace too many in a file about something else",
      broken: """
        struct Invoice {
          func total() -> Int { 3 }
        }
        }
        """,
      line: 4, text: "}", kept: []),
    Case(
      testDescription: "a merge conflict in a file about something else",
      broken: """
        struct Invoice {
        <<<<<<< ours
          let total = 3
        =======
          let total = 4
        >>>>>>> theirs
        }
        """,
      line: 2, text: "<<<<<<< ours", kept: []),
    Case(
      testDescription: "the publisher of a model in a string that never ends",
      broken: """
        func watch(_ box: Box) {
          let text = \"\"\"
            a\"
          box.$weight.sink { print($0) }
        }
        """,
      line: 2, text: "\"\"\"", kept: ["Crate"]),
    Case(
      testDescription: "an extension of a model behind an open brace",
      broken: """
        struct Invoice {
          func total() -> Int {
            3
        }
        extension Crate { func open() { objectWillChang } }
        """,
      line: 1, text: "{", kept: ["Crate"]),
    Case(
      testDescription: "a model by another name",
      broken: """
        func pack(_ stack: Stack) {
          if stack.isFull {
        }
        """,
      line: 1, text: "{", kept: ["Pallet"]),
    Case(
      testDescription: "a view that holds a model",
      broken: """
        struct Window {
          var content: some Equatable {
            CrateView(
        }
        """,
      line: 1, text: "{", kept: ["Crate"]),
    Case(
      testDescription: "the projection of a holder, in an extension",
      broken: """
        extension Window {
          func bind() { field($heavy.weight }
        }
        """,
      line: 2, text: "(", kept: ["Crate"]),
    Case(
      testDescription: "a plain property that may be shown",
      broken: """
        func show(_ box: Box) -> String { "\\(box.opened) }
        """,
      line: 1, text: "\"", kept: ["Crate"]),
    Case(
      testDescription: "an injection of nobody knows what",
      broken: """
        struct Depot {
          var start: some Equatable { Start().environmentObject(everything }
        }
        """,
      line: 2, text: "(", kept: ["Crate", "Pallet"]),
    Case(
      testDescription: "a change sent by hand for nobody knows whom",
      broken: """
        func refresh(_ all: [Any]) {
          all.forEach { $0.objectWillChange.send()
        }
        """,
      line: 1, text: "{", kept: ["Crate", "Pallet"]),
    Case(
      testDescription: "a function for whatever is an ObservableObject",
      broken: """
        func keep<Thing: ObservableObject>(_ thing: Thing) {
          if true {
        }
        """,
      line: 1, text: "{", kept: ["Crate", "Pallet"]),
    Case(
      testDescription: "another model",
      broken: """
        class Ramp: ObservableObject {
          @Published var height = 0
        """,
      line: 1, text: "{", kept: []),
    Case(
      testDescription: "a class without a body",
      broken: "class Ramp: ObservableObject",
      line: 1, text: "class", kept: []),
    Case(
      testDescription: "a variable without a name",
      broken: """
        struct Invoice {
          var
          @StateObject var heavy = Crate()
        }
        """,
      line: 2, text: "var", kept: ["Crate"]),
    Case(
      testDescription: "a slip in a body of a file about something else",
      broken: """
        func total() -> Int {
          let sum =
          return
        }
        """,
      line: 2, text: "=", kept: []),
    Case(
      testDescription: "a slip in a body that uses a model",
      broken: """
        func fill(_ crate: Crate) {
          crate.weight 3
        }
        """,
      line: 2, text: "3", kept: ["Crate"]),
    Case(
      testDescription: "what is no Swift at all",
      broken: "{\"name\": \"Depot\", \"weight\": 3}",
      line: 1, text: "{", kept: []),
  ]

  private static func files(_ broken: String) -> [SourceFile] {
    (sound.map { ($0, $1) } + [("Broken.swift", broken)]).map {
      SourceFile(path: $0.0, bytes: Array($0.1.utf8))
    }
  }

  private static let options = AnalysisOptions(minimumOS: ["ios": [17]])

  @Test func withoutTheFileAllAreReady() {
    let report = Pipeline.analyse(Self.files(""), options: Self.options)
    expectSame(report.models.map { "\($0.name) \($0.status)" }, ["Crate ready", "Pallet ready"], "")
  }

  @Test(arguments: cases)
  func isReportedOnce(_ example: Case) throws {
    let report = Pipeline.analyse(Self.files(example.broken), options: Self.options)
    let findings = report.findings.filter { $0.rule == RuleSelection.fileNotParsed }
    expectSame(findings.map(\.place.path), ["Broken.swift"], example.testDescription)
    let place = try #require(findings.first).place
    #expect(place.start.line == example.line)
    let text = Array(place.sourceLine.utf8)[(place.start.column - 1)..<(place.end.column - 1)]
    #expect(String(decoding: text, as: UTF8.self) == example.text)
  }

  @Test(arguments: cases)
  func keepsWhatItMayUse(_ example: Case) {
    let report = Pipeline.analyse(Self.files(example.broken), options: Self.options)
    for name in ["Crate", "Pallet"] {
      let model = report.models.first { $0.name == name }
      let expected = example.kept.contains(name) ? "blocked" : "ready"
      #expect(model?.status == expected, "\(name): \(model?.blockers.map(\.message) ?? [])")
      for blocker in model?.blockers ?? [] where blocker.rule == RuleSelection.fileNotParsed {
        #expect(blocker.place.path == "Broken.swift")
      }
    }
    #expect(report.models.first { $0.name == "Ramp" }?.status ?? "blocked" == "blocked")
  }

  @Test(arguments: cases)
  func isNeverWritten(_ example: Case) {
    var fixOptions = FixOptions()
    fixOptions.appliesUnsafe = true
    var run = FixRun(Self.files(example.broken), options: Self.options, fixOptions: fixOptions)
    let changed = run.outcome().changed.map(\.path)
    #expect(!changed.contains("Broken.swift"))
    #expect(changed.contains("Crate.swift") == !example.kept.contains("Crate"))
  }

  /// Of several files of a module only 'main.swift' can have a statement at its top.
  @Test(arguments: [("Checks/Review.swift", "ready"), ("Checks/main.swift", "blocked")])
  func aScriptAloneInItsFolderUsesNothing(_ path: String, _ expected: String) {
    let script = """
      import Foundation
      let limit = 600
      if limit > 3 { print("big") }
      let box = "box"
      if box.opened {
        return $0.count
      } {
        print("two closures")
      }
      """
    let files = Self.sound.map { ("App/" + $0, $1) } + [(path, script)]
    let report = Pipeline.analyse(
      files.map { SourceFile(path: $0.0, bytes: Array($0.1.utf8)) }, options: Self.options)
    let broken = report.findings.filter { $0.rule == RuleSelection.fileNotParsed }
    expectSame(Array(Set(broken.map(\.place.path))), [path], path)
    #expect(report.models.first { $0.name == "Crate" }?.status == expected)
  }
}
