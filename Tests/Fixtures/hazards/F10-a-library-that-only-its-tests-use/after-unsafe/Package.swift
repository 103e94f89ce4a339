// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Parcels",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Parcels", targets: ["Parcels"])],
  targets: [
    .target(name: "Parcels"),
    .testTarget(name: "ParcelsTests", dependencies: ["Parcels"]),
  ])
