import Foundation
import PackagePlugin

/// `swift package migrate-lint-fix …`: the tool with `--fix`, or a command that writes. The package
/// manager asks before whether it may write into the package.
@main struct MigrateLintFix: CommandPlugin {
  private static let writingCommands = ["undo", "recover", "init"]

  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(context.tool(named: "migrate-lint").url, arguments, in: context.package.directoryURL)
  }

  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let writes =
      Self.writingCommands.contains(arguments.first ?? "") || arguments.contains("--fix")
    let process = Process()
    process.executableURL = tool
    process.arguments = writes ? arguments : arguments + ["--fix"]
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("migrate-lint ends with exit code \(process.terminationStatus)")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MigrateLintFix: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try run(
        context.tool(named: "migrate-lint").url, extractor.remainingArguments,
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
