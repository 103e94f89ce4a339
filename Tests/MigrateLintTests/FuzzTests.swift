import Foundation
import Testing

@testable import MigrateLint

/// Damaged projects, by chance but always the same. Scripts/fuzz does a million of them; here are
/// `FUZZ_RUNS` of each share, so that a law that breaks often is seen at once.
@Suite struct FuzzTests {
  private static let corpus = FuzzCorpus(fixtures: LintFixture.root.path)
  private static let runs = ProcessInfo.processInfo.environment["FUZZ_RUNS"].flatMap(Int.init) ?? 40

  @Test(.minutes(10), arguments: 0..<8)
  func damagedProjects(share: Int) {
    for run in 0..<Self.runs {
      let input = Mutator.input(Self.corpus, seed: UInt64(1_000 + share), run: run)
      expectSame(
        FuzzCheck.faults(in: input), [],
        "seed \(1_000 + share) run \(run) of \(input.name)\n\(input.damage.joined(separator: "\n"))")
    }
  }

  /// A sample of `fuzz --tokens`.
  @Test(.minutes(10), arguments: SingleDamage.allCases)
  func oneDamagedToken(_ damage: SingleDamage) throws {
    let kind = try #require(SingleDamage.allCases.firstIndex(of: damage))
    let count = Mutator.singleDamageCount(Self.corpus) / 3
    for sample in 0..<Self.runs * 2 {
      let run = 3 * (sample * count / (Self.runs * 2)) + kind
      let input = Mutator.singleDamage(Self.corpus, run: run)
      expectSame(
        FuzzCheck.faults(in: input), [], "\(input.name): \(input.damage.joined(separator: " "))")
    }
  }

  @Test func aRunIsTheSameEveryTime() {
    for run in 0..<20 {
      let first = Mutator.input(Self.corpus, seed: 7, run: run)
      let second = Mutator.input(Self.corpus, seed: 7, run: run)
      #expect(first.files.map(\.bytes) == second.files.map(\.bytes))
      #expect(first.damage == second.damage)
    }
  }

  /// Each of the modifiers of a name applies any of the next, which was followed on all ways.
  private static let modifiersThatApplyTheNext: String = {
    var lines = [
      "import SwiftUI", "class Crate: ObservableObject { @Published var weight = 0 }",
      "struct Shelf: View {", "  @EnvironmentObject var crate: Crate",
      "  var body: some View { Text(crate.name) }", "}", "extension View {",
    ]
    for level in 0..<6 {
      for number in 0..<12 {
        let name = "taped\(level)(a\(number): Int)"
        lines.append("  func \(name) -> some View { self.taped\(level + 1)(a0: 1) }")
      }
    }
    lines += ["  func taped6(a0: Int) -> some View { padding() }", "}"]
    return (lines + ["#Preview { Shelf().taped0(a0: 1) }"]).joined(separator: "\n")
  }()

  /// Each of the holders may hold each of the models.
  private static let modelsOfOneName = "import SwiftUI\n"
    + String(
      repeating: """
        class Crate: ObservableObject { @Published var weight = 0 }
        struct Shelf: View {
          @ObservedObject var crate: Crate
          var body: some View { Text(crate.name) }
        }

        """, count: 150)

  /// What a name may mean is cut off where a file declares it too often: then all of them stay.
  @Test func modelsOfOneNameStay() {
    let file = SourceFile(path: "Depot.swift", bytes: Array(Self.modelsOfOneName.utf8))
    let models = Pipeline.analyse([file], options: AnalysisOptions()).models
    #expect(models.count == 150)
    #expect(models.allSatisfy { $0.status == "blocked" })
    #expect(
      models.last?.blockers.map(\.message) == ["more than 100 types of its file have its name"])
  }

  /// What `fuzz` found once, made small.
  @Test(.minutes(10), arguments: [
    // Brackets that cross were read again at every level.
    "\(String(repeating: "([)", count: 2_000))",
    "func pack() { \(String(repeating: "a([)", count: 2_000)) }",
    // What a property is was asked of all properties that its value names, and so on.
    """
    import SwiftUI
    class Crate: ObservableObject {
    \((0..<40).map { "  var a\($0) = [\((0..<40).map { "a\($0)" }.joined(separator: ", "))]\n" }
      .joined())}
    """,
    // The conformance is named twice.
    "class Crate: ObservableObject, ObservableObject {}",
    // The attribute belongs to what is behind, where no type stands.
    """
    import SwiftUI
    class Crate: ObservableObject { @Published var weight = 0 }
    struct Shelf: View {
      @EnvironmentObject var depot:
      @ObservedObject var crate: Crate
      var body: some View { Text(crate.weight) }
    }
    """,
    // A comment inside of an attribute.
    """
    class Crate: ObservableObject {
      @ // how heavy
      Published var weight = 0
    }
    """,
    // A wrapper goes with its line, where another attribute comes in.
    """
    import SwiftUI
    class Crate: ObservableObject {
      @Published var weight = 0
      @ObservedObject

      var inner = Crate()
    }
    """,
    // Values of a key that are read by that key.
    """
    extension DependencyValues {
    \(String(repeating: "  @Dependency(\\.timetable) var timetable\n", count: 40))
    }
    extension EnvironmentValues {
    \(String(repeating: "  @Environment(\\.timetable) var timetable\n", count: 40))
    }
    """,
    // An `@` that took a name from the line behind, until another line came between.
    """
    import Fo@
    final class Crate: ObservableObject {}
    class Relay: ObservableObject {}
    """,
    // A comment inside of a wrapper that goes.
    """
    import SwiftUI
    class Crate: ObservableObject {
      @ /* mine */ StateObject var inner = Crate()
    }
    struct Rack: View {
      @ /* mine */ ObservedObject var crate: Crate
      var body: some View { Text("x") }
    }
    """,
    modifiersThatApplyTheNext, modelsOfOneName,
    // Comments before the braces of extensions that went.
    """
    class Crate {}
    extension Crate:  // a word
      ObservableObject {}
    class Rack {}
    #if canImport(Combine)
      extension Rack // a word
      : ObservableObject {}
    #endif
    """,
    // A lone `var`, whose line the wrapper of the next one shared.
    """
    import SwiftUI
    class Crate: ObservableObject { @Published var weight = 0 }
    struct Rack: View {
      var
      @StateObject var crate = Crate()
      var body: some View { Text("\\(crate.weight)") }
    }
    """,
    // A class without a body.
    "final class Crate: ObservableObject",
    // Two imports and the macro meet where a file without imports begins.
    """
    class Kiln: ObservableObject {
      @Published var degrees = 20
    }

    func watch(_ kiln: Kiln) -> AnyCancellable {
      kiln.$degrees.dropFirst().sink { print($0) }
    }
    """,
    // The same beside something that is published: the wrapper went, and what it left was tracked.
    """
    class Engine: ObservableObject {}
    class Tug: ObservableObject {
      @Published var name
      @ObservedObject var engine = Engine()
      func overhaul() { engine = Engine() }
    }
    struct BoatView: View {
      @ObservedObject var tug: Tug
      var body: some View { Text("\\(tug.engine.speed)") }
    }
    """,
    // Initialisers that call each other.
    """
    import SwiftUI
    @Observable final class Trip {
      init() { self.init(1) }
      init(_ days: Int) { self.init() }
    }
    struct TripView: View {
      @State var trip = Trip()
      var body: some View { Text("x") }
    }
    """,
    // A default that names the protocol, before a body that is shorter.
    """
    struct Map {
      init(places: = [()) {    }
        (depot: ObservableObject  ) ->
    }
    """,
    // A model in a model that tells of nothing stayed the first time and went the second.
    """
    class Engine: ObservableObject {}
    class Tug: ObservableObject {
      @ObservedObject var engine = Engine()
      func overhaul() { engine = Engine() }
    }
    struct BoatView: View {
      @ObservedObject var tug: Tug
      var body: some View { Text("\\(tug.engine.speed)") }
    }
    """,
    // The classes below a class were looked for without an end.
    """
    extension Radio: Radio
    @Observable class Radio: View {
      @State var radio = Radio()
    }
    """,
    // A call that makes no wrapper was taken for one, by each of two properties of one name.
    """
    class Engine: ObservableObject {}
    struct Boat: View {
      @StateObject var engine: Engine
      init(knots: Int) {
        _engine = engineOf(Engine)
      }
      @ObservedObject var engine: Engine
      var body: some View {}
    }
    """,
  ])
  func whatWasFound(source: String) {
    let file = SourceFile(path: "Depot.swift", bytes: Array(source.utf8))
    for isUnsafe in [false, true] {
      var input = FuzzInput(name: "Depot", files: [file])
      input.isUnsafe = isUnsafe
      expectSame(FuzzCheck.faults(in: input), [], "unsafe \(isUnsafe): \(source.prefix(300))")
    }
  }
}
