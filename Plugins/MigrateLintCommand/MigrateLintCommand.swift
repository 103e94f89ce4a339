import Foundation
import PackagePlugin

/// `swift package migrate-lint …`: the tool in the folder of the package. It writes nothing there.
@main struct MigrateLintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(context.tool(named: "migrate-lint").url, arguments, in: context.package.directoryURL)
  }

  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    if arguments.contains("--fix") {
      return Diagnostics.error(
        "writing needs permission, and 'swift package migrate-lint-fix' asks for it")
    }
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    // Here: what is wrong has been said; an error makes the exit code 1.
    if process.terminationStatus != 0 {
      Diagnostics.error("migrate-lint ends with exit code \(process.terminationStatus)")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MigrateLintCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Here: Xcode names the targets that were ticked; the whole project is analysed.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try run(
        context.tool(named: "migrate-lint").url, extractor.remainingArguments,
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
