/// Reads deployment targets out of Xcode's project and configuration files.
enum DeploymentSettings {
  private static let systems: [(key: String, system: String)] = [
    ("IPHONEOS_DEPLOYMENT_TARGET", "ios"), ("MACOSX_DEPLOYMENT_TARGET", "macos"),
    ("TVOS_DEPLOYMENT_TARGET", "tvos"), ("WATCHOS_DEPLOYMENT_TARGET", "watchos"),
    ("XROS_DEPLOYMENT_TARGET", "visionos"),
  ]

  /// Whether a file of this name holds such settings.
  static func isSettings(_ name: String) -> Bool {
    name == "project.pbxproj" || PathName.hasSuffix(name, ".xcconfig")
  }

  /// Every line `KEY = 16.4;`, each value once.
  static func targets(in bytes: [UInt8], path: String) -> [DeploymentTarget] {
    var result: [DeploymentTarget] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard line.contains(UInt8(ascii: "=")) else { continue }
      let text = String(decoding: line, as: UTF8.self)
      let parts = text.split(separator: "=", maxSplits: 1).map { word in
        word.filter { !$0.isWhitespace && $0 != "\"" && $0 != ";" }
      }
      guard parts.count == 2,
        let system = systems.first(where: { parts[0].hasPrefix($0.key) })?.system
      else { continue }
      let version = parts[1].split(separator: ".").map { Int($0) }
      guard !version.isEmpty, !version.contains(nil) else { continue }
      let target = DeploymentTarget(
        system: system, version: version.compactMap { $0 }, path: path)
      if !result.contains(target) { result.append(target) }
    }
    return result
  }
}
