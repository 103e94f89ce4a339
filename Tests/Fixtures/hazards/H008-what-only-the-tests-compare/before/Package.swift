// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Bundles",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "Bundles"),
    .testTarget(name: "BundlesTests", dependencies: ["Bundles"]),
  ])
