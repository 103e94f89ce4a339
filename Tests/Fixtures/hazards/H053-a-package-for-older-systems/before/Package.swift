// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Garden",
  platforms: [.iOS(.v17), .macOS(.v13)],
  targets: [.target(name: "Garden")]
)
