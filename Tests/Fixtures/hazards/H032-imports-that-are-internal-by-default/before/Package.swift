// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

let package = Package(
  name: "Library",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "Shelf", swiftSettings: settings),
    .executableTarget(name: "Library", dependencies: ["Shelf"], swiftSettings: settings),
  ])
