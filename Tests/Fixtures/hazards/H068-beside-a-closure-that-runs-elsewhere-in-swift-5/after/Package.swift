// swift-tools-version: 5.10
import PackageDescription

let package = Package(
  name: "Accounts",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [.target(name: "Accounts")])
