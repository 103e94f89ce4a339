// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Signals",
  products: [.library(name: "Signals", targets: ["Signals"])],
  targets: [.target(name: "Signals", path: "Sources")])
