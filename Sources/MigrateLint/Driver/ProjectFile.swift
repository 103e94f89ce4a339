/// The objects of a project file of Xcode that tell which target takes which file.
///
/// The file is a property list as text: `{ key = value; list = ( a, b, ); }`. Foundation reads it
/// too, with an object for each value; here only the few keys that matter become text.
struct ProjectFile {
  struct Object {
    var kind = ""
    var path: String?
    var sourceTree: String?
    var file: String?
    var target: String?
    var directory: String?
    var children: [String] = []
    var files: [String] = []
    var phases: [String] = []
    var folders: [String] = []
    var exceptions: [String] = []
    var members: [String] = []
    var configurationList: String?
    var configurations: [String] = []
    /// `SWIFT_DEFAULT_ACTOR_ISOLATION`
    var isolation: String?
    /// What asks for internal imports: a setting of its own, or flags of the compiler.
    var importSettings: [String] = []
  }

  private(set) var objects: [String: Object] = [:]
  private let bytes: [UInt8]
  private var position = 0

  /// Nil where the text is not whole, or has no objects.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard readRoot(), !objects.isEmpty else { return nil }
  }

  private mutating func readRoot() -> Bool {
    var isRead = false
    let isWhole = readEntries { reader, key in
      guard key == "objects" else { return reader.skipValue() }
      isRead = reader.readEntries { reader, identifier in
        guard let object = reader.readObject() else { return false }
        reader.objects[identifier] = object
        return true
      }
      return isRead
    }
    return isWhole && isRead
  }

  private mutating func readObject() -> Object? {
    var object = Object()
    let isWhole = readEntries { reader, key in
      switch key {
      case "isa": reader.read(&object.kind)
      case "path": reader.read(&object.path)
      case "sourceTree": reader.read(&object.sourceTree)
      case "fileRef": reader.read(&object.file)
      case "target": reader.read(&object.target)
      case "projectDirPath": reader.read(&object.directory)
      case "children": reader.read(&object.children)
      case "files": reader.read(&object.files)
      case "buildPhases": reader.read(&object.phases)
      case "fileSystemSynchronizedGroups": reader.read(&object.folders)
      case "exceptions": reader.read(&object.exceptions)
      case "membershipExceptions": reader.read(&object.members)
      case "buildConfigurationList": reader.read(&object.configurationList)
      case "buildConfigurations": reader.read(&object.configurations)
      case "buildSettings":
        reader.readEntries { reader, key in
          switch key {
          case "SWIFT_DEFAULT_ACTOR_ISOLATION": reader.read(&object.isolation)
          case "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT", "OTHER_SWIFT_FLAGS":
            reader.peek() == UInt8(ascii: "(")
              ? reader.read(&object.importSettings) : reader.add(to: &object.importSettings)
          default: reader.skipValue()
          }
        }
      default: reader.skipValue()
      }
    }
    return isWhole ? object : nil
  }

  // MARK: Values

  private mutating func readEntries(
    _ entry: (inout ProjectFile, _ key: String) -> Bool
  ) -> Bool {
    guard take("{") else { return false }
    while !take("}") {
      guard let key = readText(), take("="), entry(&self, key), take(";") else { return false }
    }
    return true
  }

  private mutating func read(_ value: inout String) -> Bool {
    guard let text = readText() else { return false }
    value = text
    return true
  }

  private mutating func read(_ value: inout String?) -> Bool {
    value = readText()
    return value != nil
  }

  private mutating func add(to list: inout [String]) -> Bool {
    guard let text = readText() else { return false }
    list.append(text)
    return true
  }

  private mutating func read(_ list: inout [String]) -> Bool {
    guard take("(") else { return false }
    while !take(")") {
      guard let text = readText() else { return false }
      list.append(text)
      guard take(",") || peek() == UInt8(ascii: ")") else { return false }
    }
    return true
  }

  /// Steps over a value, however deep: by its brackets alone.
  private mutating func skipValue() -> Bool {
    var depth = 0
    repeat {
      switch peek() {
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        depth += 1
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        guard depth > 0 else { return false }
        depth -= 1
        position += 1
      case UInt8(ascii: "="), UInt8(ascii: ","):
        position += 1
      case UInt8(ascii: ";"):
        guard depth > 0 else { return false }
        position += 1
      case UInt8(ascii: "<"):
        guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) else { return false }
        position = end + 1
      case nil: return false
      default:
        guard skipText() != nil else { return false }
      }
    } while depth > 0
    return true
  }

  private mutating func readText() -> String? {
    guard let (range, isEscaped) = skipText() else { return nil }
    guard isEscaped else { return String(decoding: bytes[range], as: UTF8.self) }
    var text: [UInt8] = []
    var isBehindSlash = false
    for byte in bytes[range] {
      isBehindSlash = byte == UInt8(ascii: "\\") && !isBehindSlash
      if !isBehindSlash { text.append(byte) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text, without its quotes.
  private mutating func skipText() -> (range: Range<Int>, isEscaped: Bool)? {
    guard let first = peek() else { return nil }
    let start = position
    guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
      while position < bytes.count, Self.isPlain(bytes[position]) { position += 1 }
      return position > start ? (start..<position, false) : nil
    }
    var isEscaped = false
    position += 1
    while position < bytes.count, bytes[position] != first {
      if bytes[position] == UInt8(ascii: "\\") {
        isEscaped = true
        position += 1
      }
      position += 1
    }
    guard position < bytes.count else { return nil }
    position += 1
    return (start + 1..<position - 1, isEscaped)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  /// The next byte that is neither a space nor in a comment.
  private mutating func peek() -> UInt8? {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        position += 1
      case UInt8(ascii: "/") where follows(UInt8(ascii: "/")):
        position = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      case UInt8(ascii: "/") where follows(UInt8(ascii: "*")):
        position += 2
        while position + 1 < bytes.count,
          bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/")
        {
          position += 1
        }
        position += 2
      default: return bytes[position]
      }
    }
    return nil
  }

  private func follows(_ byte: UInt8) -> Bool {
    position + 1 < bytes.count && bytes[position + 1] == byte
  }
}

extension ProjectFile {
  /// The targets, with the Swift files that they list and the folders of which they take what is
  /// there. `folder` is the one with the project's bundle in it.
  func targets(in folder: String) -> [XcodeTarget] {
    var parents: [String: String] = [:]
    var start = folder
    for (identifier, object) in objects {
      for child in object.children { parents[child] = identifier }
      if object.kind == "PBXProject", let directory = object.directory {
        start = Self.path(folder, directory)
      }
    }
    func path(of identifier: String, depth: Int = 0) -> String? {
      guard let object = objects[identifier], depth < 64 else { return nil }
      let base: String?
      switch object.sourceTree {
      case "<group>"?: base = parents[identifier].map { path(of: $0, depth: depth + 1) } ?? start
      case "SOURCE_ROOT"?: base = start
      default: base = nil
      }
      return base.map { base in object.path.map { Self.path(base, $0) } ?? base }
    }
    let natives = objects.filter { $0.value.kind == "PBXNativeTarget" }.sorted { $0.key < $1.key }
    return natives.map { identifier, native in
      var target = XcodeTarget()
      let sources = native.phases.compactMap { objects[$0] }
        .filter { $0.kind == "PBXSourcesBuildPhase" }.flatMap(\.files)
      for file in sources.compactMap({ objects[$0]?.file }) {
        if let path = path(of: file), PathName.hasSuffix(path, ".swift") {
          target.files.insert(path)
        }
      }
      target.folders = Set(native.folders.compactMap { path(of: $0) })
      for (group, object) in objects where !object.exceptions.isEmpty {
        guard let folder = path(of: group) else { continue }
        for exception in object.exceptions.compactMap({ objects[$0] })
        where exception.target == identifier {
          let paths = exception.members.map { Self.path(folder, $0) }
          // Here: what a target that takes the folder names it does not take; any other does.
          if native.folders.contains(group) {
            target.excluded.formUnion(paths)
          } else {
            target.files.formUnion(paths)
          }
        }
      }
      target.isOnMainActor = isOnMainActor(native)
      target.importsInternally = importsInternally(native)
      return target
    }
  }

  /// Whether code of a target is on the main actor where it says nothing, in all configurations.
  private func isOnMainActor(_ native: Object) -> Bool {
    func isolations(_ list: String?) -> [String?] {
      (list.flatMap { objects[$0] }?.configurations ?? []).map { objects[$0]?.isolation }
    }
    let own = isolations(native.configurationList)
    let project = objects.values.first { $0.kind == "PBXProject" }
    let around = isolations(project?.configurationList)
    let shared = Set(around).count == 1 ? around[0] : nil
    return !own.isEmpty && own.allSatisfy { ($0 ?? shared) == "MainActor" }
  }

  /// Whether imports of a target are internal where they say nothing, in any configuration.
  private func importsInternally(_ native: Object) -> Bool {
    let project = objects.values.first { $0.kind == "PBXProject" }
    let configurations = [native.configurationList, project?.configurationList].compactMap {
      $0.flatMap { objects[$0] }?.configurations
    }
    return configurations.joined().contains { configuration in
      objects[configuration]?.importSettings.contains {
        $0 == "YES" || $0.contains(FrameworkNames.internalImports)
      } ?? false
    }
  }

  /// A path below a folder, or beside it, without `.` and `..` where these can be followed.
  private static func path(_ folder: String, _ path: String) -> String {
    guard !PathName.isAbsolute(path) else { return path }
    var kept = PathName.components(of: folder).filter { $0 != "." }
    for component in PathName.components(of: path) where component != "." {
      if component == "..", let last = kept.last, last != ".." {
        kept.removeLast()
      } else {
        kept.append(component)
      }
    }
    return (PathName.isAbsolute(folder) ? "/" : "") + kept.joined(separator: "/")
  }
}
