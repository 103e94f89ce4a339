// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Reader",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(url: "https://example.org/ledger", from: "1.0.0")],
  targets: [
    .target(name: "Archive", dependencies: [.product(name: "Ledger", package: "ledger")]),
    .executableTarget(name: "Reader", dependencies: ["Archive"]),
  ])
