// swift-tools-version: 6.2
import PackageDescription

// An app that builds on Linux: Scripts/check-verify.sh copies the stand-in modules into StandIns.
let standIns = [
  "ObjectiveC": [], "Combine": [], "CoreGraphics": [], "CoreData": ["Combine"],
  "AppleFoundation": ["ObjectiveC"], "AppKit": ["CoreGraphics"],
  "UIKit": ["CoreGraphics", "ObjectiveC"],
  "SwiftUI": ["AppKit", "AppleFoundation", "Combine", "CoreData", "CoreGraphics", "UIKit"],
]

let package = Package(
  name: "VerifySample",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: standIns.sorted { $0.key < $1.key }.map { name, needs in
    .target(
      name: name, dependencies: needs.map { .target(name: $0) }, path: "StandIns/\(name)",
      swiftSettings: [.unsafeFlags(["-suppress-warnings"])])
  } + [
    .target(name: "Harbour", dependencies: ["Combine", "SwiftUI"])
  ]
)
