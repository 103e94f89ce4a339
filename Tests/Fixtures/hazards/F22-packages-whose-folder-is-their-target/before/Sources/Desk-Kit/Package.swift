// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Desk_Kit",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Desk_Kit", targets: ["Desk_Kit"])],
  targets: [.regexTarget(name: "Desk_Kit", path: ".")]
)

extension Target {
  static func regexTarget(name: String, path: String) -> Target {
    let target = target(name: name, path: path)
    target.swiftSettings = [.enableUpcomingFeature("BareSlashRegexLiterals")]
    return target
  }
}
