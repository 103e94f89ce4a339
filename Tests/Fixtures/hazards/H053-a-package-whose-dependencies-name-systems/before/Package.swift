// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Garden",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "Tools"),
    // These are no systems that the package runs on.
    .target(
      name: "Garden",
      dependencies: [.target(name: "Tools", condition: .when(platforms: [.iOS, .macOS]))]
    ),
  ]
)
