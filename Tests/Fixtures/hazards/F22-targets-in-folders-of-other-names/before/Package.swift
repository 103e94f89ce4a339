// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Office",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    // Its files lie deeper.
    .target(name: "Mail", dependencies: [.target(name: "Agenda")], path: "Sources/Mail"),
    .target(name: "Agenda", dependencies: [], path: "./Sources/Agenda/"),
    .target(
      name: "Office",
      dependencies: ["Mail"],
      path: "Sources/Office"
    ),
  ])
