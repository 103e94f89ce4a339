// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Kit",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "Meters"),
    .target(name: "App", dependencies: ["Meters"]),
  ]
)
