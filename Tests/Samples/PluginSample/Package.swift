// swift-tools-version: 6.2
import PackageDescription

// How a package uses the plugins: as its dependency names a folder, yours names a repository.
let package = Package(
  name: "PluginSample",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "migrate-lint", path: "../../..")],
  targets: [
    .target(
      name: "Ferry",
      plugins: [.plugin(name: "MigrateLintOnBuild", package: "migrate-lint")])
  ]
)
