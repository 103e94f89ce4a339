// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Carousel",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Carousel", targets: ["Carousel"])],
  targets: [.target(name: "Carousel")])
