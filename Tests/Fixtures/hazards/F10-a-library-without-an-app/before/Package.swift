// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Ratings",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Ratings", targets: ["Ratings"])],
  targets: [.target(name: "Ratings")])
