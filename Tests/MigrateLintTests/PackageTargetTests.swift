import Testing

@testable import MigrateLint

/// What is read of the targets of a package.
@Suite struct PackageTargetTests {
  typealias Declared = PackageTargets.Declared

  @Test func namesAndPathsAreRead() {
    let manifest = """
      targets: [
        .target(name: "Core", path: "Sources/Core/Code"),
        .target(
          name: "UI",
          dependencies: [.target(name: "Core"), .product(name: "Relay", package: "relay")]),
        .uiTarget(name: "Desk", path: "."),
      ]
      """
    #expect(
      PackageTargets.targets(in: manifest) == [
        Declared(name: "Core", path: "Sources/Core/Code", hasPath: true),
        Declared(name: "UI", path: nil, hasPath: false),
        Declared(name: "Desk", path: ".", hasPath: true, call: "uiTarget"),
      ])
  }

  @Test func commentsDeclareNothing() {
    let manifest = """
      // .target(name: "Old", path: "Sources/Old"),
      /* .target(name: "Older") */
      .target(name: "New", url: "https://example.com"),
      """
    #expect(
      PackageTargets.targets(in: manifest) == [Declared(name: "New", path: nil, hasPath: false)])
  }

  @Test func textDeclaresNothing() {
    let manifest = ##"""
      .target(name: "New")
      let old = #".target(name: "Old")"#
      let older = """
        .target(name: "Older")
        """
      """##
    #expect(PackageTargets.targets(in: manifest).map(\.name) == ["New"])
  }

  @Test(arguments: [
    ("6.0", #".target(name: "Kit")"#, "Kit"),
    ("5.9", #".target(name: "Kit"), .testTarget(name: "KitTests")"#, "Kit"),
    ("5.10", #".target(name: "Kit")"#, "Kit"),
    ("5.8", #".target(name: "Kit")"#, nil),
    ("6.0", #".target(name: "Kit"), .target(name: "Core")"#, nil),
    ("6.0", #".target(name: "Kit", path: "Code")"#, nil),
  ])
  func theOnlyTargetMayHaveAllSources(_ version: String, _ targets: String, _ name: String?) {
    let manifest = "// swift-tools-version: \(version)\n" + targets
    #expect(PackageTargets.targetInSources(of: manifest)?.name == name)
  }

  @Test(arguments: [
    #".target(name: "Kit", path: "Sources/\(kit)")"#, #".target(name: "Kit", path: folder)"#,
    #".target(name: "Kit", path: "Sources/" + kit)"#,
  ])
  func whatIsWorkedOutIsNoPath(_ manifest: String) {
    #expect(
      PackageTargets.targets(in: manifest) == [Declared(name: "Kit", path: nil, hasPath: true)])
  }

  @Test func sourcesAndWhatIsLeftOutAreRead() {
    let manifest = #"""
      .target(
        name: "Kit", path: "App", exclude: ["Old", "Notes.md"],
        sources: ["Core/A.swift", "Shared"]),
      .target(name: "Desk", exclude: [old], sources: ["Core", "Parts/\(part).swift"]),
      .target(name: "Dock", sources: ["Core"] + parts),
      """#
    let targets = PackageTargets.targets(in: manifest)
    #expect(targets.map(\.sources) == [["Core/A.swift", "Shared"], nil, nil])
    #expect(targets.map(\.excluded) == [["Old", "Notes.md"], [], []])
  }

  @Test func aNameThatIsWorkedOutIsNone() {
    #expect(PackageTargets.targets(in: ".target(name: name)").map(\.name) == [nil])
  }

  @Test func aTargetIsImportedByTheNameOfItsModule() {
    #expect(ModuleLayout.module(of: "App/Sources/My-Kit/Store.swift") == "App:My_Kit")
  }
}

/// Which projects of Xcode take files from elsewhere.
@Suite struct ProjectReachTests {
  @Test(arguments: [
    "path = ../A/Src;",
    "01 /* Src */ = {isa = PBXFileSystemSynchronizedRootGroup; path = ../A/Src; };",
    "01 /* Src */ = {isa = PBXFileReference; path = \"Sub/../../A/Store.swift\"; };",
  ])
  func sourcesOfOthersReachOutside(_ line: String) throws {
    let project = try #require(
      XcodeProject(in: Array("{\n\(line)\n}\n".utf8), path: "B/B.xcodeproj/project.pbxproj"))
    #expect(project.reachesOutside)
  }

  @Test func packagesBesideDoNot() throws {
    let line = "01 /* Kit */ = {isa = XCLocalSwiftPackageReference; relativePath = ../Kit; };"
    let project = try #require(
      XcodeProject(in: Array("{\n\(line)\n}\n".utf8), path: "B/B.xcodeproj/project.pbxproj"))
    #expect(!project.reachesOutside)
  }
}
