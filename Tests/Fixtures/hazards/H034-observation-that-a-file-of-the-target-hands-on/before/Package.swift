// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Meadow",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "Herbarium"),
    .target(name: "Meadow", dependencies: ["Herbarium"]),
  ])
