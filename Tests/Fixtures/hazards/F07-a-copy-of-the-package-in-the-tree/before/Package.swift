// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Lights",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "Architecture"),
    .executableTarget(name: "Lights", dependencies: ["Architecture"]),
  ])
