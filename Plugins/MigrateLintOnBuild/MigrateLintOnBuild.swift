import Foundation
import PackagePlugin

/// Reports on a target's files whenever one of them has changed. Findings are warnings of the build
/// and never stop it: a gate belongs into CI.
@main struct MigrateLintOnBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let files = module.sourceFiles(withSuffix: ".swift").map(\.url)
    return try commands(
      for: target.name, files, context.tool(named: "migrate-lint").url,
      context.pluginWorkDirectoryURL)
  }

  /// The project around the files is analysed, and they alone are reported.
  private func commands(
    for name: String, _ files: [URL], _ tool: URL, _ workFolder: URL
  ) -> [Command] {
    if files.isEmpty { return [] }
    // Here: a build command has to make something. An empty source is nothing to the module.
    let made = workFolder.appending(path: "MigrateLintReported.swift")
    let words = ["lint", "--format", "xcode", "--quiet", "--exit-zero", "--"]
    return [
      .buildCommand(
        displayName: "migrate-lint \(name)", executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", #"made=$1; shift; "$@" && : > "$made""#, "sh", path(made), path(tool)]
          + words + files.map(path),
        inputFiles: files + [tool], outputFiles: [made])
    ]
  }

  private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MigrateLintOnBuild: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      let files = target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
      return try commands(
        for: target.displayName, files, context.tool(named: "migrate-lint").url,
        context.pluginWorkDirectoryURL)
    }
  }
#endif
