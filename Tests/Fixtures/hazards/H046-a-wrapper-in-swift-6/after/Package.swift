// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Harbour",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [.target(name: "Harbour")],
  swiftLanguageModes: [.v6])
