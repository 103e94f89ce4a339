// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "FerryRules",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(
      name: "FerryRules", path: "Ferry",
      sources: ["Tickets/Fares.swift"])
  ]
)
