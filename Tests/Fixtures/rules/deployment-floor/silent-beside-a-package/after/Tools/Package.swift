// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Core",
  platforms: [.macOS(.v12)],
  targets: [.target(name: "Core")]
)
