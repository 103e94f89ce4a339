// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Garden",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "Herbarium"),
    .target(name: "Shed", dependencies: ["Herbarium"]),
    .target(name: "Garden", dependencies: ["Shed"]),
  ])
