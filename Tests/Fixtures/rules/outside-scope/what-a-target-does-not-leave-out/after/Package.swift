// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Ferry",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(
      name: "Ferry", path: "Ferry",
      exclude: ["Crew/Old"],
      sources: ["Tickets/Fares.swift", "Crew/"])
  ]
)
