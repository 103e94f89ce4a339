// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Poster",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "Counts"),
    .target(name: "PadBadges", dependencies: ["Counts"]),
    .target(name: "DeskBadges", dependencies: ["Counts"]),
    .executableTarget(name: "Poster", dependencies: ["Counts", "PadBadges", "DeskBadges"]),
  ])
