// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Trains",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "Timetable"),
    .target(name: "Boards", dependencies: ["Timetable"]),
    .executableTarget(name: "Trains", dependencies: ["Boards", "Timetable"]),
  ])
