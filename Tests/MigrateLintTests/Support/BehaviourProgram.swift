import Foundation
import Testing

@testable import MigrateLint

/// Many cases in one program, which runs the one that it is told to.
struct BehaviourProgram: Sendable {
  /// Which trees of the cases it is made of.
  enum World: String, CaseIterable {
    case before, after, naive
  }

  struct BuildFailure: Error, CustomStringConvertible {
    var description: String
  }

  /// Apple's frameworks would hide the stand-ins elsewhere.
  static let isOnLinux: Bool = {
    #if os(Linux)
    true
    #else
    false
    #endif
  }()

  private let executable: URL

  /// Every process runs in `folder`, which has the stand-ins that `buildStandIns` left there.
  init(
    _ world: World, of trees: [(test: BehaviourCase, files: [SourceFile])], in folder: URL
  ) throws {
    executable = folder.appending(path: "run-\(world)")
    let sources = folder.appending(path: "\(world)")
    var main = ""
    for (test, files) in trees {
      let drive = LintFixture.files(in: test.folder).filter { $0.path == "drive.swift" }
      // Here: no two files of a module may have the same name.
      let renamed = (files + drive).map { file in
        let name = file.path.replacing("/", with: ".")
        return SourceFile(path: "\(test.name).\(name)", bytes: file.bytes)
      }
      try renamed.write(to: sources)
      guard let call = test.call else {
        throw BuildFailure(description: "\(test.name)/drive.swift has no function 'drive…()'")
      }
      main += "case \"\(test.name)\": \(call)\n"
    }
    main = """
      @preconcurrency import Foundation
      // A trace is not to end before the crash that it is about.
      setvbuf(stdout, nil, _IONBF, 0)
      switch CommandLine.arguments[1] {
      \(main)default: fatalError()
      }

      """
    try [SourceFile(path: "main.swift", bytes: Array(main.utf8))].write(to: sources)
    let stage = BehaviourCase.root.appending(path: "Running/Stage")
    let inputs = Self.paths(in: sources) + Self.paths(in: stage)
    let name = world.rawValue.prefix(1).uppercased() + world.rawValue.dropFirst() + "Cases"
    try Self.compile(
      ["-D", "DEBUG", "-module-name", name, "-o", executable.path]
        + inputs + Self.standIns.map { "\($0).o" },
      in: folder)
  }

  // MARK: Building

  /// A program of those cases that compile, and what the compiler says of the others.
  struct Build {
    var program: BehaviourProgram
    var names: Set<String>
    var failures: [String] = []
  }

  static func build(
    _ world: World, of trees: [(test: BehaviourCase, files: [SourceFile])], in folder: URL
  ) throws -> Build {
    var trees = trees
    var failures: [String] = []
    while true {
      do {
        let program = try BehaviourProgram(world, of: trees, in: folder)
        return Build(program: program, names: Set(trees.map(\.test.name)), failures: failures)
      } catch let failure as BuildFailure {
        let broken = Set(trees.map(\.test.name)).filter { name in
          failure.description.contains("/\(name).")
        }
        if broken.isEmpty { throw failure }
        failures.append("\(broken.sorted()), \(world), do not compile:\n\(failure)")
        trees.removeAll { broken.contains($0.test.name) }
        try FileManager.default.removeItem(at: folder.appending(path: "\(world)"))
      }
    }
  }

  private static let standIns = ["Combine", "SwiftUI"]

  /// Leaves the modules that the cases import in a folder.
  static func buildStandIns(in folder: URL) throws {
    for name in standIns {
      let sources = BehaviourCase.root.appending(path: "Running/\(name)")
      try compile(
        ["-parse-as-library", "-emit-module", "-emit-object", "-module-name", name]
          + ["-emit-module-path", "\(name).swiftmodule", "-o", "\(name).o"] + paths(in: sources),
        in: folder)
    }
  }

  private static func paths(in folder: URL) -> [String] {
    LintFixture.files(in: folder).map { folder.appending(path: $0.path).path }
  }

  private static func compile(_ words: [String], in folder: URL) throws {
    let result = try Script(
      words: ["swiftc", "-swift-version", "6", "-wmo", "-I", "."] + words, folder: folder
    ).run()
    if result.code != 0 { throw BuildFailure(description: result.text) }
  }

  // MARK: Running

  /// What the case prints, and how it ends if it crashes.
  func trace(of test: BehaviourCase) throws -> String {
    let process = Process()
    let output = Pipe()
    let errors = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    // Here: an endless recursion ends soon, and no crash leaves a file behind.
    process.arguments = [
      "-c", "ulimit -s 8192; ulimit -c 0; exec \"$0\" \"$1\"", executable.path, test.name,
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.currentDirectoryURL = executable.deletingLastPathComponent()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    let complaint = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    var text = String(decoding: data, as: UTF8.self)
    if process.terminationReason == .uncaughtSignal || process.terminationStatus != 0 {
      text += Self.ending(process, String(decoding: complaint, as: UTF8.self))
    }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func ending(_ process: Process, _ complaint: String) -> String {
    if complaint.contains("Fatal access conflict detected") {
      return "crashes: simultaneous accesses"
    }
    if process.terminationReason == .uncaughtSignal, process.terminationStatus == SIGSEGV {
      return "crashes: the stack overflows"
    }
    return "ends with \(process.terminationStatus)\n\(complaint)"
  }
}
