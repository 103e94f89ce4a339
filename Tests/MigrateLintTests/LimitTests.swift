import Testing

@testable import MigrateLint

/// Where so much has one name that it is no longer told apart, what it may be about stays.
@Suite struct LimitTests {
  private func models(_ lines: [String]) -> [ReportedModel] {
    let source = "import SwiftUI\n" + lines.joined(separator: "\n")
    let file = SourceFile(path: "Depot.swift", bytes: Array(source.utf8))
    return Pipeline.analyse([file], options: AnalysisOptions()).models
  }

  private static let crate = "class Crate: ObservableObject { @Published var weight = 0 }"

  /// A view with so many initialisers, each of which is called once.
  private func initialisers(_ count: Int) -> [ReportedModel] {
    models(
      [Self.crate, "struct Shelf: View {", "  @StateObject var crate: Crate"]
        + (0..<count).map { "  init(a\($0): Crate) { _crate = StateObject(wrappedValue: a\($0)) }" }
        + ["  var body: some View { Text(\"\\(crate.weight)\") }", "}", "@MainActor func pack() {"]
        + (0..<count).map { "  _ = Shelf(a\($0): Crate())" } + ["}"])
  }

  @Test func callsOfInitialisersAreFollowedUpToALimit() {
    #expect(initialisers(20).map { $0.holders.map(\.ownership) } == [["creates"]])
    #expect(initialisers(330).map { $0.holders.map(\.ownership) } == [["unknown"]])
  }

  /// So many functions of one name, each of which is called once.
  private func functions(_ count: Int) -> [ReportedModel] {
    models(
      [
        Self.crate, "struct Shelf: View {", "  @StateObject var crate: Crate",
        "  init(_ crate: Crate) { _crate = StateObject(wrappedValue: crate) }",
        "  var body: some View { Text(\"\\(crate.weight)\") }", "}",
      ] + (0..<count).map { "@MainActor func pack(a\($0): Crate) -> Shelf { Shelf(a\($0)) }" }
        + ["@MainActor func packAll() {"] + (0..<count).map { "  _ = pack(a\($0): Crate())" } + ["}"])
  }

  @Test func callsOfFunctionsAreFollowedUpToALimit() {
    #expect(functions(20).map { $0.holders.map(\.ownership) } == [["creates"]])
    #expect(functions(330).map { $0.holders.map(\.ownership) } == [["unknown"]])
  }

  /// A view with so many initialisers, each of which makes the model.
  private func makings(_ count: Int) -> [ReportedModel] {
    models(
      [Self.crate, "struct Shelf: View {", "  @StateObject var crate: Crate"]
        + (0..<count).map {
          "  init(a\($0): Int) { _crate = StateObject(wrappedValue: Crate()) }"
        } + ["  var body: some View { Text(\"\\(crate.weight)\") }", "}"])
  }

  @Test func whatComesBeforeAModelIsMadeIsComparedUpToALimit() {
    #expect(makings(20).map(\.status) == ["ready"])
    #expect(makings(70).map(\.status) == ["unsafe"])
  }

  /// So many models, each with a list that is changed by an object; of every other one the object
  /// asks the model for the list, behind functions that call each other.
  private func sorters(_ count: Int) -> [String] {
    (0..<count).flatMap { number in
      [
        "class Depot\(number): ObservableObject {", "  @Published var labels = [1]",
        "  let sorter = Sorter\(number)()", "  func tidy() { sorter.sort(&labels) }", "}",
        "class Sorter\(number) {", "  weak var depot: Depot\(number)?",
        "  func sort(_ labels: inout [Int]) { look(3) }",
        "  func look(_ steps: Int) { if steps > 0 { turn(steps) } }",
        "  func turn(_ steps: Int) {", "    look(steps - 1)",
        number.isMultiple(of: 2) ? "    print(depot?.labels.count ?? 0)" : "", "  }", "}",
      ]
    }
  }

  @Test func whatLeadsToChangedPropertiesIsFoundAmongMany() {
    let models = models(sorters(130))
    let unsafe = models.filter { $0.status == "unsafe" }.map(\.name)
    #expect(models.count == 130)
    #expect(unsafe == stride(from: 0, to: 130, by: 2).map { "Depot\($0)" })
  }

  /// So many modifiers, each of which applies all others: more ways than anybody can go.
  private func modifiers(_ count: Int) -> [ReportedModel] {
    models(
      [
        Self.crate, "struct Shelf: View {", "  @StateObject var crate = Crate()",
        "  var body: some View { Text(\"\\(crate.weight)\") }", "}", "extension View {",
      ] + (0..<count).map { number in
        "  func m\(number)() -> some View { self"
          + (0..<count).map { $0 == number ? "" : ".m\($0)()" }.joined() + " }"
      } + ["}", "struct Hall: View { var body: some View { Shelf().m0() } }"])
  }

  @Test func modifiersThatApplyEachOtherAreFollowedOnce() {
    #expect(modifiers(40).map(\.status) == ["ready"])
  }

  /// A name that stands for so many classes.
  private func aliases(_ count: Int, _ place: (String) -> String = { $0 }) -> [ReportedModel] {
    models(
      (0..<count).map { "class Crate\($0): ObservableObject { @Published var weight = 0 }" }
        + (0..<count).map { place("typealias Box\($0) = Crate\($0); typealias Box = Box\($0)") }
        + ["func keep(_ box: Box) {}"])
  }

  @Test func typealiasesMeanOneThingOrSeveral() {
    #expect(aliases(1).map(\.status) == ["ready"])
    let blocked = Array(repeating: "blocked", count: 20)
    #expect(aliases(20).map(\.status) == blocked)
    #expect(aliases(20) { "extension String { \($0) }" }.map(\.status) == blocked)
  }

  /// Files, each with another branch of one typealias, and one that uses it.
  private func branches(_ count: Int, of targets: Int) -> [ReportedModel] {
    let crates = (0..<targets).map {
      "class Crate\($0): ObservableObject { @Published var weight = 0 }"
    }
    let files = (0..<count).map {
      SourceFile(
        path: "Branch\($0).swift",
        bytes: Array("#if BRANCH\($0)\ntypealias Box = Crate\($0 % targets)\n#endif".utf8))
    }
    let rest = ["import SwiftUI"] + crates + ["func keep(_ box: Box) { box.objectWillChange.send() }"]
    let last = SourceFile(path: "Last.swift", bytes: Array(rest.joined(separator: "\n").utf8))
    return Pipeline.analyse(files + [last], options: AnalysisOptions()).models
  }

  @Test(arguments: [(5, 5), (60, 60), (110, 110), (200, 2)])
  func branchesOfATypealiasKeepWhatTheyMayMean(count: Int, targets: Int) {
    let models = branches(count, of: targets)
    #expect(models.map(\.status) == Array(repeating: "blocked", count: targets))
  }

  @Test func whatIsSaidTwiceIsSaidOnce() {
    let lines = Array(repeating: "typealias Box = Crate", count: 200)
    #expect(models([Self.crate] + lines + ["func keep(_ box: Box) {}"]).map(\.status) == ["ready"])
  }
}
