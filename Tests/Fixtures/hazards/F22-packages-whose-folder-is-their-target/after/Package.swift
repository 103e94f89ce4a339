// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Office",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(path: "Sources/Desk-Kit"), .package(path: "Sources/Agenda-Kit")],
  targets: [.target(name: "Office", dependencies: [.product(name: "Desk_Kit", package: "Desk-Kit")])]
)
