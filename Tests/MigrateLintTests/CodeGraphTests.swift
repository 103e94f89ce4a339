import Testing

@testable import MigrateLint

/// What the graph of code says of a project.
@Suite struct CodeGraphTests {
  // Here: without a model nobody notes what code does.
  private let source = """
    import Combine
    final class Shelf: ObservableObject { @Published var count = 0 }
    let log = Log()
    func write() { log.add(Depot.shared.count + Depot.plain) }
    final class Log {
      var lines = 0
      func add(_ count: Int) { lines = count }
    }
    final class Depot {
      static let shared = Depot()
      static var plain: Int { 3 }
      var count = 0
      func fill() { count += 1; self.count = 2 }
    }
    """

  private func graph() -> (graph: CodeGraph, index: ProjectIndex) {
    let index = ProjectIndex([
      ParsedFile(SourceFile(path: "Depot.swift", bytes: Array(source.utf8)))
    ])
    let facts = ProjectFacts([BodyReader.facts(of: 0, in: index)], index.types)
    return (CodeGraph(index, facts), index)
  }

  private func type(_ name: String, in index: ProjectIndex) -> TypeID? {
    index.types.types.first { $0.name == name }?.id
  }

  @Test(arguments: [
    ("Depot", "shared", true), ("Depot", "plain", false), ("Depot", "fill", false),
    (nil, "log", true), (nil, "write", false),
  ])
  func staticsAndGlobalsThatAreStoredAreMadeOnce(_ owner: String?, _ name: String, _ isOnce: Bool)
    throws
  {
    let (graph, index) = graph()
    let number = graph.number(of: CodeNode(owner.flatMap { type($0, in: index) }, name))
    try #require(number >= 0)
    #expect(graph.mayBeMadeOnce(number) == isOnce)
  }

  @Test func aWalkFindsWhatIsUsedAndSetOnTheWay() throws {
    let (graph, index) = graph()
    let reach = CodeReach(graph: graph)
    let log = try #require(type("Log", in: index))
    let depot = try #require(type("Depot", in: index))
    for _ in 0..<2 {
      let reached = reach.follow([CodeNode(nil, "write")]) { _ in true }
      let lines = graph.number(of: CodeReach.Target(owner: log, name: "lines"))
      let count = graph.number(of: CodeReach.Target(owner: depot, name: "count"))
      let touched = reached.touched(among: [lines, count])
      #expect(touched[lines]?.kinds == [.set, .replaced])
      #expect(touched[count]?.set == nil)
      #expect(touched[count]?.used != nil)
      #expect(reached.nodes.contains(CodeNode(log, "add")))
      #expect(reached.nodes.count == reached.numbers.count)
    }
    let filled = reach.follow([CodeNode(depot, "fill")]) { _ in true }
    let count = graph.number(of: CodeReach.Target(owner: depot, name: "count"))
    let kinds = try #require(filled.touched(among: [count])[count]?.kinds)
    #expect(kinds.isSuperset(of: [.changed, .replaced]))
  }

  @Test func unknownCodeIsReachedAndLeadsNowhere() {
    let (graph, _) = graph()
    let nowhere = CodeNode(nil, "nowhere")
    #expect(graph.number(of: nowhere) == CodeGraph.none)
    let reached = CodeReach(graph: graph).follow([nowhere, nowhere]) { _ in true }
    #expect(reached.nodes == [nowhere])
    #expect(reached.touched.isEmpty)
  }
}
