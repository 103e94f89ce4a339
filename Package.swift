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
    .plugin(name: "MigrateLintCommand", targets: ["MigrateLintCommand"]),
    .plugin(name: "MigrateLintFix", targets: ["MigrateLintFix"]),
    .plugin(name: "MigrateLintOnBuild", targets: ["MigrateLintOnBuild"]),
  ],
  targets: [
    .target(name: "MigrateLint", swiftSettings: strict),
    .executableTarget(
      name: "migrate-lint", dependencies: ["MigrateLint"], swiftSettings: strict),
    .plugin(
      name: "MigrateLintCommand",
      capability: .command(
        intent: .custom(
          verb: "migrate-lint",
          description: "Report what to migrate from ObservableObject to @Observable")),
      dependencies: ["migrate-lint"]),
    .plugin(
      name: "MigrateLintFix",
      capability: .command(
        intent: .custom(
          verb: "migrate-lint-fix", description: "Migrate from ObservableObject to @Observable"),
        permissions: [
          .writeToPackageDirectory(reason: "It migrates the models that are ready.")
        ]),
      dependencies: ["migrate-lint"]),
    .plugin(
      name: "MigrateLintOnBuild", capability: .buildTool(), dependencies: ["migrate-lint"]),
    .testTarget(
      name: "MigrateLintTests", dependencies: ["MigrateLint"], exclude: []),
  ]
)
