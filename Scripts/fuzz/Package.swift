// swift-tools-version: 6.2
import PackageDescription

// Apart from the product, which has no use for it. The sources that are links belong to the tests,
// where a short run is part of the suite.
let package = Package(
  name: "fuzz",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "migrate-lint", path: "../..")],
  targets: [
    .executableTarget(
      name: "fuzz", dependencies: [.product(name: "MigrateLint", package: "migrate-lint")])
  ]
)
