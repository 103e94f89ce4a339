// swift-tools-version: 5.10
import PackageDescription

let package = Package(
  name: "Gallery",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [.target(name: "Gallery")])
