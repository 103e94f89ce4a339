// swift-tools-version: 6.2
import PackageDescription

// A package of its own: the product and its tests depend on nothing.
let package = Package(
  name: "bare-parse",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "602.0.0")
  ],
  targets: [
    .executableTarget(
      name: "bare-parse",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ])
  ]
)
