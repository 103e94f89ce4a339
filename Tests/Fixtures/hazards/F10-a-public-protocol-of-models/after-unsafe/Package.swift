// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Dials",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Dials", targets: ["Dials"])],
  targets: [.target(name: "Dials")])
