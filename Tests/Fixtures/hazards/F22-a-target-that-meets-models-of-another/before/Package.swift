// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Office",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "Models"),
    .target(name: "Desk", dependencies: ["Models"]),
    .target(name: "Office", dependencies: ["Desk"]),
  ])
