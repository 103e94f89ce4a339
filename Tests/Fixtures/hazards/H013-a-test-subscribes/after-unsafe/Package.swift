// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Kitchen",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "Kitchen"),
    .testTarget(name: "KitchenTests", dependencies: ["Kitchen"]),
  ])
