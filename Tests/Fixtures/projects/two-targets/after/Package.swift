// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Press",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "ReaderCore"),
    .target(name: "StudioCore"),
    .executableTarget(name: "ReaderApp", dependencies: ["ReaderCore"]),
    .executableTarget(name: "StudioApp", dependencies: ["StudioCore", "ReaderCore"]),
  ]
)
