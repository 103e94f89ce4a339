// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Harvest",
  targets: [.target(name: "Harvest")]
)
