// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Surveys",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Surveys", targets: ["Surveys"])],
  targets: [.target(name: "Surveys")])
