// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Kitchen",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .executableTarget(name: "Kitchen", swiftSettings: [.defaultIsolation(MainActor.self)])
  ])
