// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Office",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "Mail"),
    .target(name: "Agenda"),
    .executableTarget(name: "Office", dependencies: ["Mail", "Agenda"]),
  ])
