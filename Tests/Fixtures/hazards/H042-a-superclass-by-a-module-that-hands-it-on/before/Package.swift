// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Shelves",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "ShelfCore"),
    .target(name: "Shelf", dependencies: ["ShelfCore"]),
    .executableTarget(name: "Reader", dependencies: ["Shelf"]),
  ])
