// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Lab",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "Samples"),
    .target(name: "Lab"),
  ])
