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

  /// Every value of a line `KEY = 16.4;`, once.
  ///
  /// What a project says for all its targets counts only where no target says something itself.
  static func targets(in bytes: [UInt8], path: String) -> [DeploymentTarget] {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }
    let forProject = projectConfigurations(lines)
    var own: [DeploymentTarget] = []
    var inherited: [DeploymentTarget] = []
    var object = ""
    for line in lines {
      if let name = objectStart(line) { object = name }
      guard let target = target(line, path) else { continue }
      if forProject.contains(object) {
        if !inherited.contains(target) { inherited.append(target) }
      } else if !own.contains(target) {
        own.append(target)
      }
    }
    return own + inherited.filter { target in !own.contains { $0.system == target.system } }
  }

  private static func target(_ line: String, _ path: String) -> DeploymentTarget? {
    let parts = line.split(separator: "=", maxSplits: 1).map { word in
      word.filter { !$0.isWhitespace && $0 != "\"" && $0 != ";" }
    }
    guard parts.count == 2,
      let system = systems.first(where: { parts[0].hasPrefix($0.key) })?.system
    else { return nil }
    let version = parts[1].split(separator: ".").map { Int($0) }
    guard !version.isEmpty, !version.contains(nil) else { return nil }
    return DeploymentTarget(system: system, version: version.compactMap { $0 }, path: path)
  }

  /// The identifier of an object of a project file that starts on a line: `A1B2 /* Debug */ = {`.
  private static func objectStart(_ line: String) -> String? {
    guard line.hasSuffix("= {") else { return nil }
    let word = line.drop { $0.isWhitespace }.prefix { !$0.isWhitespace }
    let isIdentifier = word.count >= 8 && word.allSatisfy { $0.isHexDigit }
    return isIdentifier ? String(word) : nil
  }

  /// The configurations of the project itself, which its targets inherit from.
  private static func projectConfigurations(_ lines: [String]) -> Set<String> {
    var result: Set<String> = []
    var isInList = false
    for line in lines {
      if objectStart(line) != nil {
        isInList = line.contains("Build configuration list for PBXProject")
      } else if isInList {
        let word = line.drop { $0.isWhitespace }.prefix { !$0.isWhitespace }
        if word.count >= 8, word.allSatisfy({ $0.isHexDigit }) { result.insert(String(word)) }
      }
    }
    return result
  }
}
