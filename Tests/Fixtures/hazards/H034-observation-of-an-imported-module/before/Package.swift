// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Station",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "Records"),
    .target(name: "Station", dependencies: ["Records"]),
  ])
