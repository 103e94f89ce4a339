// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Heating",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "Polling"),
    .target(name: "Heating", dependencies: ["Polling"]),
  ])
