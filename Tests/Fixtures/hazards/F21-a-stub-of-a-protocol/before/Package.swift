// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Museum",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .executableTarget(name: "Museum"),
    .testTarget(name: "MuseumTests", dependencies: ["Museum"]),
  ])
