import Foundation
import Testing

@testable import MigrateLint

/// Which target of a project of Xcode takes which file.
@Suite struct ProjectFileTests {
  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; classes = { };
      objects = {
    /* Begin PBXBuildFile section */
        B1 /* Sync.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* Sync.swift */; };
        B2 = {isa = PBXBuildFile; fileRef = F2; settings = {ATTRIBUTES = (a, "b c", ); }; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        B4 = {isa = PBXBuildFile; fileRef = F4; };
        F1 = {isa = PBXFileReference; path = Sync.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = "My \\"Store\\".swift"; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Other/Top.swift; sourceTree = SOURCE_ROOT; };
        F4 = {isa = PBXFileReference; path = ../Beside/Far.swift; sourceTree = SOURCE_ROOT; };
        F5 = {isa = PBXFileReference; path = SDK.swift; sourceTree = SDKROOT; };
        G0 = {isa = PBXGroup; children = (G1, G3, F3, F4, F5, S1, ); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (G2, ); path = App; sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; children = (F1); name = Named; sourceTree = "<group>"; };
        G3 = {isa = PBXGroup; children = (F2); path = "Mac/./App"; sourceTree = "<group>"; };
        S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2); path = Shared;
          sourceTree = "<group>"; };
        E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
          membershipExceptions = (Info.plist, "Only/Phone.swift", ); target = T1; };
        E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
          membershipExceptions = (Clock.swift, ); target = T2; };
        P1 = {isa = PBXSourcesBuildPhase; files = (B1, B3, ); };
        P2 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B4, ); };
        P3 = {isa = PBXResourcesBuildPhase; files = (B4, ); };
        T1 = {isa = PBXNativeTarget; buildPhases = (P1, P3, ); name = Phone;
          fileSystemSynchronizedGroups = (S1, ); };
        T2 = {isa = PBXNativeTarget; buildPhases = (P2, ); name = Mac; };
        X1 = {isa = PBXProject; projectDirPath = ""; mainGroup = G0; data = <0fbd 77>; };
      };
      rootObject = X1; }
    """

  @Test func filesLieWhereGroupsSay() throws {
    let file = try #require(ProjectFile(Array(Self.project.utf8)))
    let targets = file.targets(in: "Code")
    #expect(targets.count == 2)
    #expect(targets[0].files == ["Code/App/Sync.swift", "Code/Other/Top.swift"])
    #expect(targets[0].folders == ["Code/Shared"])
    #expect(targets[0].excluded == ["Code/Shared/Info.plist", "Code/Shared/Only/Phone.swift"])
    #expect(
      targets[1].files == [
        "Code/App/Sync.swift", "Code/Mac/App/My \"Store\".swift", "Beside/Far.swift",
        "Code/Shared/Clock.swift",
      ])
    #expect(targets[1].folders.isEmpty)
  }

  @Test func pathsAtTheTopStayRelative() throws {
    let file = try #require(ProjectFile(Array(Self.project.utf8)))
    let targets = file.targets(in: "")
    #expect(targets[0].files == ["App/Sync.swift", "Other/Top.swift"])
    #expect(targets[1].files.contains("../Beside/Far.swift"))
  }

  /// A target's own setting, or the project's, in all configurations.
  @Test(arguments: [
    ("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", "", true),
    ("", "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", true),
    (
      "SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;", "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;",
      false
    ),
    ("", "", false),
  ])
  func isolationIsThatOfAllConfigurations(
    target: String, project: String, isOnMainActor: Bool
  ) throws {
    let text = """
      { objects = {
        C1 = {isa = XCBuildConfiguration; buildSettings = { A = (b); \(target) }; name = Debug; };
        C2 = {isa = XCBuildConfiguration; buildSettings = { \(target) }; name = Release; };
        C3 = {isa = XCBuildConfiguration; buildSettings = { \(project) }; name = Debug; };
        C4 = {isa = XCBuildConfiguration; buildSettings = { \(project) }; name = Release; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, C2, ); };
        L2 = {isa = XCConfigurationList; buildConfigurations = (C3, C4, ); };
        T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; };
        X1 = {isa = PBXProject; buildConfigurationList = L2; };
      }; }
      """
    let file = try #require(ProjectFile(Array(text.utf8)))
    #expect(file.targets(in: "").map(\.isOnMainActor) == [isOnMainActor])
    let half = text.replacingOccurrences(of: "C2, ", with: "C9, ")
    let other = try #require(ProjectFile(Array(half.utf8)))
    #expect(other.targets(in: "").map(\.isOnMainActor) == [isOnMainActor && target.isEmpty])
  }

  @Test(arguments: [
    "", "{", "{ objects = { }; }", "{ objects = { A = {isa = PBXGroup; children = (B; }; }; }",
    "{ objects = { A = {isa = \"PBXGroup; }; }; }", "{ a = (b; }", "{ a = }; }",
    "A = {isa = PBXBuildFile; };",
  ])
  func whatIsNotWholeHasNoTargets(_ text: String) {
    #expect(ProjectFile(Array(text.utf8)) == nil)
  }

  @Test func anyPartOfAProjectIsReadWithoutHarm() {
    let bytes = Array(Self.project.utf8)
    for count in bytes.indices.dropLast(40) {
      #expect(ProjectFile(Array(bytes[..<count])) == nil)
    }
  }
}
