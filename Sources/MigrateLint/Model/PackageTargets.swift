/// The targets that packages keep elsewhere than in a folder of their name: `.target(name: "Core",
/// path: "Sources")`, read off the manifests.
struct PackageTargets {
  /// The folder of a target with `/` behind it, and the target's module.
  private var folders: [(folder: String, module: String)] = []
  /// Modules that lie where their names say.
  private var plain: Set<String> = []

  init(_ files: [ParsedFile]) {
    for source in files.lazy.map(\.source)
    where source.layoutPath.hasSuffix(FrameworkNames.manifest) {
      let parts = source.layoutPath.split(separator: "/").filter { $0 != "." && $0 != ".." }
      guard parts.last.map({ $0 == FrameworkNames.manifest }) ?? false else { continue }
      let root = parts.dropLast().joined(separator: "/")
      let targets = Self.targets(in: source.text(ByteRange(0, source.bytes.count)))
      for target in targets {
        let module = root + ":" + target.name
        guard let path = target.path else {
          plain.insert(module)
          continue
        }
        let below = path.split(separator: "/").filter { $0 != "." }
        // Here: what lies at the top of the tree may be a package with an application in it.
        let folder = parts.dropLast() + below
        guard !folder.isEmpty, !below.contains("..") else { continue }
        folders.append((folder.joined(separator: "/") + "/", module))
      }
    }
    let shared = Dictionary(grouping: folders, by: \.folder).filter { $0.value.count > 1 }
    folders.removeAll { shared[$0.folder] != nil }
    folders.sort { $0.folder.utf8.count > $1.folder.utf8.count }
  }

  /// The module of a file: the innermost target whose folder holds it, else what its path says.
  func module(of path: String) -> String {
    let laidOut = ModuleLayout.module(of: path)
    guard !folders.isEmpty, !plain.contains(laidOut) else { return laidOut }
    let parts = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    let plainPath = parts.joined(separator: "/")
    return folders.first { plainPath.hasPrefix($0.folder) }?.module ?? laidOut
  }

  // MARK: Manifests

  /// The names and paths of the targets that a manifest declares. A target that another one only
  /// depends on counts as one without a path.
  static func targets(in manifest: String) -> [(name: String, path: String?)] {
    let text = Array(manifest.utf8)
    var result: [(name: String, path: String?)] = []
    for range in calls.lazy.flatMap(manifest.ranges) where isMember(range.lowerBound, manifest) {
      let start = manifest.utf8.distance(from: manifest.startIndex, to: range.upperBound)
      let own = argumentsText(of: text[start...])
      if let name = own["name"] { result.append((name, own["path"])) }
    }
    return result
  }

  /// `.target(`, `.uiTarget(`: what a manifest adds to `Target` makes one of it as well.
  private static func isMember(_ start: String.Index, _ manifest: String) -> Bool {
    manifest[..<start].last { !$0.isLetter } == "."
  }

  /// The arguments of a call that are plain strings, by their labels; those of calls inside left
  /// out. The text starts behind the parenthesis.
  private static func argumentsText(of text: ArraySlice<UInt8>) -> [String: String] {
    var result: [String: String] = [:]
    var (depth, label, word) = (1, "", "")
    var index = text.startIndex
    while index < text.endIndex, depth > 0 {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "/") where text.dropFirst(index + 1 - text.startIndex).first == byte:
        index = text[index...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex - 1
      case UInt8(ascii: "\""):
        let end = text[(index + 1)...].firstIndex(of: byte) ?? text.endIndex - 1
        if depth == 1, !label.isEmpty, result[label] == nil {
          result[label] = String(decoding: text[(index + 1)..<max(end, index + 1)], as: UTF8.self)
        }
        (label, index) = ("", end)
      case UInt8(ascii: ":"): (label, word) = (depth == 1 ? word : label, "")
      case UInt8(ascii: ","):
        (label, word) = (depth == 1 ? "" : label, "")
      default:
        if depth == 1 {
          let isSpace = byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
          if !isSpace { word.unicodeScalars.append(Unicode.Scalar(byte)) }
        }
      }
      index += 1
    }
    return result
  }

  private static let calls = ["target(", "Target(", "macro("]
}
