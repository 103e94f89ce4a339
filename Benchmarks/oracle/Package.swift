// swift-tools-version: 6.2
import PackageDescription

// A package of its own: the product and its tests depend on nothing.
let package = Package(
  name: "migrate-lint-oracle",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "migrate-lint", path: "../.."),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    .executableTarget(
      name: "migrate-lint-oracle",
      dependencies: [
        .product(name: "MigrateLint", package: "migrate-lint"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ])
  ]
)
