import Foundation
import Testing

/// The library cannot use unsafe code by accident.
@Suite struct MemorySafetyTests {
  private static let root = LintFixture.root.deletingLastPathComponent().deletingLastPathComponent()

  /// Every target that is shipped is built with the settings named `strict`.
  @Test func theManifestAsksForIt() throws {
    let url = Self.root.appending(path: "Package.swift")
    let manifest = try String(contentsOf: url, encoding: .utf8)
    #expect(manifest.contains(".strictMemorySafety()"))
    #expect(manifest.contains(".treatAllWarnings(as: .error)"))
    for start in [".target(", ".executableTarget("] {
      for target in manifest.components(separatedBy: start).dropFirst() {
        let call = target.prefix { $0 != ")" }
        #expect(call.contains("swiftSettings: strict"), "\(start)\(call)")
      }
    }
  }

  /// What these settings do: a use of something unsafe has to say so.
  @Test(arguments: [true, false])
  func whatIsUnsafeMustSaySo(saysSo: Bool) throws {
    try withTemporaryFolder { folder in
      let word = saysSo ? "unsafe " : ""
      let source = "func first(_ bytes: UnsafePointer<UInt8>) -> UInt8 { \(word)bytes.pointee }\n"
      try source.write(
        to: folder.appending(path: "Bytes.swift"), atomically: false, encoding: .utf8)
      let words = [
        "swiftc", "-swift-version", "6", "-strict-memory-safety", "-warnings-as-errors",
        "-typecheck", "Bytes.swift",
      ]
      let result = try Script(words: words, folder: folder).run()
      #expect((result.code == 0) == saysSo, "\(result.text)")
      #expect(saysSo || result.text.contains("unsafe"), "\(result.text)")
    }
  }
}
