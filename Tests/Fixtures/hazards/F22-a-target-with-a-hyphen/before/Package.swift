// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Office",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(url: "https://example.com/relay", from: "1.0.0")],
  targets: [
    // Code imports it as Desk_Kit.
    .target(name: "Desk-Kit"),
    .target(
      name: "Office",
      dependencies: [.target(name: "Desk-Kit"), .product(name: "Relay", package: "relay")]),
  ])
