// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "migrate-lint",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "migrate-lint", targets: ["migrate-lint"]),
    .library(name: "MigrateLint", targets: ["MigrateLint"]),
  ],
  targets: [
    .target(name: "MigrateLint", swiftSettings: strict),
    .executableTarget(
      name: "migrate-lint", dependencies: ["MigrateLint"], swiftSettings: strict),
    .testTarget(
      name: "MigrateLintTests", dependencies: ["MigrateLint"], exclude: []),
  ]
)
