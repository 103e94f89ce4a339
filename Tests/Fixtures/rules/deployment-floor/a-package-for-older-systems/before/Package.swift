// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Core",
  platforms: [.iOS(.v16), .macOS("13.3")],
  targets: [.target(name: "Core")]
)
