// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Stamps",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Stamps", targets: ["Stamps"])],
  targets: [
    .target(name: "Stamps"),
    .executableTarget(name: "Album", dependencies: ["Stamps"]),
  ])
