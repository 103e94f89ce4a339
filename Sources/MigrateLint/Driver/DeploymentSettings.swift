extension XcodeProject {
  private static let fileName = "project.pbxproj"

  /// The project that a file of settings describes; nil for other settings.
  init?(in bytes: [UInt8], path: String) {
    guard PathName.lastComponent(of: path) == Self.fileName else { return nil }
    let bundle = PathName.parent(of: path) ?? ""
    let (dot, slash) = (UInt8(ascii: "."), UInt8(ascii: "/"))
    var reaches = false
    var start = 0
    // Here: project files are long; only few of their lines are worth a String.
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "\n") { start = index + 1 }
      guard bytes[index] == slash, index >= start + 2, bytes[index - 1] == dot,
        bytes[index - 2] == dot
      else { continue }
      let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      reaches = Self.namesSources(String(decoding: bytes[start..<end], as: UTF8.self))
      if reaches { break }
    }
    self.init(
      folder: PathName.parent(of: bundle) ?? "",
      reachesOutside: reaches || Self.hasFoldersElsewhere(bytes))
    listedFiles = Self.names(in: bytes, before: ".swift in Sources */", behind: "/* ")
      .reduce(into: []) { $0.insert($1 + ".swift") }
    for object in Self.names(
      in: bytes, before: "};", behind: "isa = PBXFileSystemSynchronizedRootGroup;")
    {
      guard let path = object.split(separator: "\n").first(where: { $0.contains("path = ") }),
        let value = path.split(separator: "=").last
      else { continue }
      let text = value.filter { !"\" ;\t".contains($0) }
      if let last = text.split(separator: "/").last { wholeFolders.insert(String(last)) }
    }
    targets = ProjectFile(bytes)?.targets(in: folder) ?? []
  }

  /// The texts between two marks, where the first one is the nearest in front of the second.
  private static func names(
    in bytes: [UInt8], before end: StaticString, behind start: StaticString
  ) -> Set<String> {
    let (start, end) = (Array("\(start)".utf8), Array("\(end)".utf8))
    var result: Set<String> = []
    var from: Int?
    for index in bytes.indices {
      if bytes[index] == start[0], bytes[index...].starts(with: start) {
        from = index + start.count
      }
      guard bytes[index] == end[0], let begin = from, begin <= index,
        bytes[index...].starts(with: end)
      else { continue }
      result.insert(String(decoding: bytes[begin..<index], as: UTF8.self))
      from = nil
    }
    return result
  }

  /// `projectDirPath = ..;`: all paths of the project start there.
  private static func hasFoldersElsewhere(_ bytes: [UInt8]) -> Bool {
    let (key, none) = (Array("projectDirPath = ".utf8), Array("\"\";".utf8))
    let start = bytes.indices.first { bytes[$0] == key[0] && bytes[$0...].starts(with: key) }
    guard let start else { return false }
    return !bytes[(start + key.count)...].starts(with: none)
  }

  /// `path = ../Shared;` of a group, or of a file of Swift. Packages beside are named otherwise.
  private static func namesSources(_ line: String) -> Bool {
    let text = line.filter { !$0.isWhitespace && $0 != "\"" }
    if text.hasPrefix("path=") { return true }
    return text.contains("path=") && (text.contains(".swift;") || text.contains("Group;"))
  }
}

/// Reads deployment targets out of Xcode's project and configuration files.
enum DeploymentSettings {
  private static let systems: [(key: String, system: String)] = [
    ("IPHONEOS_DEPLOYMENT_TARGET", "ios"), ("MACOSX_DEPLOYMENT_TARGET", "macos"),
    ("TVOS_DEPLOYMENT_TARGET", "tvos"), ("WATCHOS_DEPLOYMENT_TARGET", "watchos"),
    ("XROS_DEPLOYMENT_TARGET", "visionos"), ("SWIFT_VERSION", DeploymentTarget.language),
  ]

  /// Whether a file of this name holds such settings.
  static func isSettings(_ name: String) -> Bool {
    name == "project.pbxproj" || PathName.hasSuffix(name, ".xcconfig")
  }

  /// Every value of a line `KEY = 16.4;`, once.
  ///
  /// What a project says for all its targets counts only where no target says something itself.
  static func targets(in bytes: [UInt8], path: String) -> [DeploymentTarget] {
    var found: [(object: String, target: DeploymentTarget)] = []
    var forProject: Set<String> = []
    var object = ""
    var isInList = false
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      defer { start = end + 1 }
      // Here: project files are long; only few of their lines are worth a String.
      let opens = ends(bytes, start, end, with: "= {")
      guard opens || isInList || mayBeSetting(bytes, start, end) else { continue }
      let line = String(decoding: bytes[start..<end], as: UTF8.self)
      if let name = objectStart(line) {
        object = name
        isInList = line.contains("Build configuration list for PBXProject")
      } else if isInList, let configuration = identifier(in: line) {
        forProject.insert(configuration)
      }
      if let target = target(line, path) { found.append((object, target)) }
    }
    var own: [DeploymentTarget] = []
    var inherited: [DeploymentTarget] = []
    for (object, target) in found {
      if forProject.contains(object) {
        if !inherited.contains(target) { inherited.append(target) }
      } else if !own.contains(target) {
        own.append(target)
      }
    }
    return own + inherited.filter { target in !own.contains { $0.system == target.system } }
  }

  private static func ends(
    _ bytes: [UInt8], _ start: Int, _ end: Int, with text: StaticString
  ) -> Bool {
    let count = text.utf8CodeUnitCount
    guard end - start >= count else { return false }
    return text.withUTF8Buffer { text in
      for index in 0..<count where unsafe text[index] != bytes[end - count + index] {
        return false
      }
      return true
    }
  }

  /// Whether a line may begin with one of the keys, behind spaces and quotes: by the first letter.
  private static func mayBeSetting(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    var index = start
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\""), 0x80...: index += 1
      case UInt8(ascii: "I"), UInt8(ascii: "M"), UInt8(ascii: "T"), UInt8(ascii: "W"),
        UInt8(ascii: "X"), UInt8(ascii: "S"):
        return true
      default: return false
      }
    }
    return false
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
    return identifier(in: line)
  }

  /// The word that a line begins with, where it looks like the identifier of an object.
  private static func identifier(in line: String) -> String? {
    let word = line.drop { $0.isWhitespace }.prefix { !$0.isWhitespace }
    return word.count >= 8 && word.allSatisfy { $0.isHexDigit } ? String(word) : nil
  }
}
