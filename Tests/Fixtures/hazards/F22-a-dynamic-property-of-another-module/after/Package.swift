// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Lock",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "Wire"),
    .target(name: "App", dependencies: ["Wire"]),
  ])
