import Testing

@testable import MigrateLint

/// A scope, with the paths that are evidence only in parentheses.
private func scope(
  _ paths: String..., in fileSystem: MemoryFileSystem, isolated: Bool = false,
  exclude: [String] = [], stdinFilename: String? = nil
) throws -> (paths: [String], problems: [String], missing: [String]) {
  var exclusion = Exclusion()
  for pattern in exclude { exclusion.add(try Glob(pattern)) }
  let scope = ProjectScope(
    paths: paths, isIsolated: isolated, exclude: exclusion,
    stdinFilename: stdinFilename, fileSystem: fileSystem)
  return (
    scope.files.map { $0.isReported ? $0.path : "(\($0.path))" },
    scope.problems.map(\.line), scope.missing
  )
}

@Suite struct TreeWalkTests {
  @Test func findsSwiftFilesInTheOrderOfTheirBytes() throws {
    let files = MemoryFileSystem([
      "b.swift": "", "B.swift": "", "a/z.swift": "", "a.swift": "", "a/é.swift": "",
      "README.md": "", "swift": "", "x.swift.orig": "",
    ])
    #expect(
      try scope(".", in: files).paths
        == ["B.swift", "a.swift", "a/z.swift", "a/é.swift", "b.swift"])
  }

  @Test func skipsWhatNobodyMeans() throws {
    let files = MemoryFileSystem([
      "A.swift": "", ".build/A.swift": "", "Kit/.build/A.swift": "", "DerivedData/A.swift": "",
      "Pods/A.swift": "", "Podfile": "", "Carthage/A.swift": "", "Cartfile": "",
      ".git/A.swift": "", "node_modules/A.swift": "",
      ".hidden/A.swift": "", ".hidden.swift": "", "PodsKit/A.swift": "",
      "Kit/Kit.docc/Resources/A.swift": "",
    ])
    #expect(try scope(".", in: files).paths == ["A.swift", "PodsKit/A.swift"])
    #expect(
      try scope(".build", ".hidden.swift", "Pods", in: files, isolated: true).paths
        == [".build/A.swift", ".hidden.swift", "Pods/A.swift"])
    #expect(
      try scope(".", ".build", in: files).paths
        == [".build/A.swift", "A.swift", "PodsKit/A.swift"])
  }

  @Test func eachFileIsFoundOnce() throws {
    var files = MemoryFileSystem(["App/A.swift": "", "App/B.swift": ""])
    files.put(.link(to: "A.swift"), at: "App/Link.swift")
    files.put(.link(to: "App"), at: "Twin")
    let once = ["App/A.swift", "App/B.swift"]
    #expect(try scope(".", in: files).paths == once)
    #expect(try scope("App", ".", "App/../App", "/tree/App", in: files).paths == once)
    #expect(try scope("App/A.swift", "App/A.swift", "App", in: files).paths == once)
    #expect(try scope("Twin", "App", in: files).paths == once)
  }

  @Test func aLinkToASkippedFolderInsideTheRootsIsFollowed() throws {
    var files = MemoryFileSystem([
      "A.swift": "", ".build/gen/G.swift": "", ".build/gen/H.swift": "",
    ])
    files.put(.link(to: ".build/gen/G.swift"), at: "G.swift")
    files.put(.link(to: "../tree/.build/gen"), at: "Generated")
    let result = try scope(".", in: files)
    #expect(result.paths == ["A.swift", "G.swift", "Generated/H.swift"])
    #expect(result.problems.isEmpty)
  }

  @Test func loopsAreReported() throws {
    var files = MemoryFileSystem(["App/Deep/A.swift": ""])
    files.put(.link(to: "../.."), at: "App/Deep/up")
    files.put(.link(to: "."), at: "App/self")
    files.put(.link(to: "knot"), at: "knot")
    let result = try scope(".", in: files)
    #expect(result.paths == ["App/Deep/A.swift"])
    #expect(
      result.problems == [
        "App/Deep/up: a link to a folder around it, which makes a loop",
        "App/self: a link to a folder around it, which makes a loop",
        "knot: a loop of links",
      ])
  }

  @Test func linksInACircleEnd() throws {
    var files = MemoryFileSystem(["a/A.swift": "", "b/B.swift": ""])
    files.put(.link(to: "../b"), at: "a/b")
    files.put(.link(to: "../a"), at: "b/a")
    #expect(try scope(".", in: files).paths == ["a/A.swift", "b/B.swift"])
    #expect(try scope("a", "b", in: files).paths == ["a/A.swift", "b/B.swift"])
  }

  @Test func linksThatLeadNowhereOrOutsideAreReported() throws {
    var files = MemoryFileSystem(["App/A.swift": "", "/else/B.swift": "", "/else/p.png": ""])
    files.put(.link(to: "Gone.swift"), at: "App/Dangling.swift")
    files.put(.link(to: "../gone"), at: "App/Folder")
    files.put(.link(to: "gone.png"), at: "App/picture.png")
    files.put(.link(to: "/else/p.png"), at: "App/p.png")
    files.put(.link(to: "/else/B.swift"), at: "App/B.swift")
    files.put(.link(to: "/else"), at: "App/else")
    let result = try scope("App", in: files)
    #expect(result.paths == ["App/A.swift"])
    #expect(
      result.problems == [
        "App/B.swift: a link that leads outside, to '/else/B.swift'",
        "App/Dangling.swift: a link that leads nowhere",
        "App/Folder: a link that leads nowhere",
        "App/else: a link that leads outside, to '/else'",
      ])
    #expect(try scope("App", "/else", in: files).problems.count == 2)
    #expect(try scope("App", in: files, exclude: ["App/**"]).problems.isEmpty)
  }

  @Test func aNamedLinkIsFollowedWhereverItLeads() throws {
    var files = MemoryFileSystem(["/else/Kit/B.swift": ""])
    files.put(.link(to: "/else/Kit"), at: "Kit")
    #expect(try scope("Kit", in: files).paths == ["Kit/B.swift"])
    #expect(try scope("Kit/B.swift", in: files).paths == ["Kit/B.swift"])
  }

  @Test func aNameThatIsNoTextAndAPipeAreReported() throws {
    var files = MemoryFileSystem(["A.swift": ""])
    files.put(.file([]), at: "b\u{FFFD}.swift")
    files.put(.other, at: "pipe.swift")
    let result = try scope(".", in: files)
    #expect(result.paths == ["A.swift"])
    #expect(
      result.problems == [
        "b\u{FFFD}.swift: the name is not UTF-8", "pipe.swift: is no regular file",
      ])
  }

  @Test func aDeepTreeIsWalked() throws {
    let deep = (0..<2_000).map { "d\($0)" }.joined(separator: "/") + "/A.swift"
    #expect(try scope(".", in: MemoryFileSystem([deep: ""])).paths == [deep])
  }
}

@Suite struct ProjectScopeTests {
  private let project = MemoryFileSystem([
    "Package.swift": "", "App/A.swift": "", "App/B.swift": "", "Kit/Package.swift": "",
    "Kit/K.swift": "",
  ])

  @Test func aFolderIsAnalysedAsGiven() throws {
    #expect(try scope("App", in: project).paths == ["App/A.swift", "App/B.swift"])
  }

  @Test func forAFileTheProjectAroundItIsEvidence() throws {
    #expect(
      try scope("App/A.swift", in: project).paths
        == [
          "App/A.swift", "(App/B.swift)", "(Kit/K.swift)", "(Kit/Package.swift)",
          "(Package.swift)",
        ])
    #expect(try scope("Kit/K.swift", in: project).paths == ["Kit/K.swift", "(Kit/Package.swift)"])
  }

  @Test func isolatedReadsOnlyWhatIsNamed() throws {
    #expect(try scope("App/A.swift", in: project, isolated: true).paths == ["App/A.swift"])
  }

  @Test func aFolderAndAFileOfTheSameProject() throws {
    #expect(
      try scope("App", "Kit/K.swift", in: project).paths
        == ["App/A.swift", "App/B.swift", "Kit/K.swift", "(Kit/Package.swift)"])
    #expect(
      try scope("App/A.swift", "Kit", in: project).paths
        == ["App/A.swift", "(App/B.swift)", "Kit/K.swift", "Kit/Package.swift", "(Package.swift)"])
  }

  @Test(arguments: ["X.xcodeproj/project.pbxproj", "X.xcworkspace/x", ".git/HEAD", ".git"])
  func theMarksOfAProject(_ mark: String) throws {
    let files = MemoryFileSystem([mark: "", "App/A.swift": "", "B.swift": ""])
    #expect(try scope("App/A.swift", in: files).paths == ["App/A.swift", "(B.swift)"])
  }

  @Test func withoutAProjectOnlyTheFileIsRead() throws {
    let files = MemoryFileSystem(["App/A.swift": "", "App/B.swift": ""])
    #expect(try scope("App/A.swift", in: files).paths == ["App/A.swift"])
  }

  @Test func aNamedFileInASkippedFolderIsReported() throws {
    let files = MemoryFileSystem([".git/HEAD": "", "Pods/P.swift": "", "A.swift": ""])
    #expect(try scope("Pods/P.swift", in: files).paths == ["(A.swift)", "Pods/P.swift"])
  }

  @Test func pathsAreShownFromTheWorkingDirectory() throws {
    let files = MemoryFileSystem(
      currentDirectory: "/tree/app",
      [
        "/tree/Package.swift": "", "/tree/kit/K.swift": "", "A.swift": "",
      ])
    #expect(
      try scope("A.swift", in: files).paths
        == ["(../Package.swift)", "(../kit/K.swift)", "A.swift"])
    #expect(try scope("/tree/kit", in: files).paths == ["../kit/K.swift"])
  }

  @Test func whatIsMissingIsNamed() throws {
    let result = try scope("App", "Nope", "", "App/A.swift/x", in: project)
    #expect(result.paths == ["App/A.swift", "App/B.swift"])
    #expect(result.missing == ["Nope", "", "App/A.swift/x"])
  }

  @Test func standardInputStandsAlone() throws {
    #expect(try scope("-", in: project).paths == ["<stdin>"])
    #expect(
      try scope("-", "-", "Kit", in: project).paths
        == ["<stdin>", "Kit/K.swift", "Kit/Package.swift"])
  }

  @Test func standardInputStandsInForAFile() throws {
    #expect(
      try scope("-", in: project, stdinFilename: "App/A.swift").paths
        == [
          "App/A.swift", "(App/B.swift)", "(Kit/K.swift)", "(Kit/Package.swift)",
          "(Package.swift)",
        ])
    #expect(
      try scope("-", in: project, stdinFilename: "Kit/Sub/New.swift").paths
        == ["(Kit/K.swift)", "(Kit/Package.swift)", "Kit/Sub/New.swift"])
    #expect(
      try scope("-", in: project, isolated: true, stdinFilename: "App/A.swift").paths
        == ["App/A.swift"])
  }
}

@Suite struct ProjectTopsTests {
  private let files = [
    "/home/App/Views/A.swift": "", "/home/App/App.xcodeproj/project.pbxproj": "",
    "/home/Kit/Package.swift": "", "/home/Kit/Sources/Core/B.swift": "",
    "/bare/Sources/Core/C.swift": "", "/bare/Views/D.swift": "",
    "/copy/.git/HEAD": "", "/copy/Kit/Package.swift": "", "/copy/Kit/Sources/Core/E.swift": "",
  ]

  /// The layout paths of what is analysed, wherever the program is started.
  private func layout(_ folder: String, from directory: String) -> [String] {
    let fileSystem = MemoryFileSystem(currentDirectory: directory, files)
    let path = PathName.relative(folder, to: directory)
    return ProjectScope(
      paths: [path], isIsolated: false, exclude: Exclusion(), stdinFilename: nil,
      fileSystem: fileSystem
    ).files.map(\.layoutPath)
  }

  @Test(arguments: ["/", "/home", "/home/App", "/home/App/Views", "/elsewhere"])
  func theWorkingDirectoryDoesNotMatter(_ directory: String) {
    #expect(layout("/home/App", from: directory) == ["Views/A.swift"])
    #expect(layout("/home/App/Views", from: directory) == ["Views/A.swift"])
    #expect(layout("/home/Kit/Sources/Core", from: directory) == ["Sources/Core/B.swift"])
    let file = "/home/Kit/Sources/Core/B.swift"
    #expect(layout(file, from: directory).contains("Sources/Core/B.swift"))
    #expect(layout("/bare", from: directory) == ["Sources/Core/C.swift", "Views/D.swift"])
    #expect(layout("/bare/Sources/Core", from: directory) == ["Sources/Core/C.swift"])
    #expect(
      layout("/copy/Kit", from: directory) == ["Kit/Package.swift", "Kit/Sources/Core/E.swift"])
  }

  /// A type of each app goes by one name: which one a file means is told from the folders.
  @Test(arguments: ["/tree", "/", "/elsewhere"])
  func targetsAreToldFromAnywhere(_ directory: String) throws {
    let model = "import Combine\nfinal class Session: ObservableObject { @Published var n = 0 }\n"
    let view = """
      import SwiftUI
      struct Root: View {
        @StateObject private var session = Session()
        var body: some View { Text("\\(session.n)") }
      }
      """
    let fileSystem = MemoryFileSystem(
      currentDirectory: directory,
      [
        "/tree/Phone/Session.swift": model, "/tree/Phone/Root.swift": view,
        "/tree/Watch/Session.swift": model, "/tree/Watch/Root.swift": view,
      ])
    let scope = ProjectScope(
      paths: ["/tree"], isIsolated: false, exclude: Exclusion(), stdinFilename: nil,
      fileSystem: fileSystem)
    let read = FileReader(fileSystem: fileSystem, jobs: 1).read(scope)
    let report = Pipeline.analyse(
      read.files, options: AnalysisOptions(jobs: 1, minimumOS: ["ios": [17]]))
    #expect(report.models.map(\.status) == ["ready", "ready"])
  }
}
