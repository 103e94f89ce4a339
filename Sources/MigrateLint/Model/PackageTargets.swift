/// The targets that packages keep elsewhere than in a folder of their name: `.target(name: "Core",
/// path: "Sources")`, read off the manifests.
struct PackageTargets {
  /// The folder of a target with `/` behind it, and the target's module.
  private var folders: [(folder: String, module: String)] = []
  /// Modules that lie where their names say.
  private var plain: Set<String> = []

  /// Where a manifest works out names or paths, nobody can tell which target a file belongs to.
  private(set) var areUncertain = false

  init(_ files: [ParsedFile]) {
    var alone: [(folder: String, module: String)] = []
    for source in files.lazy.map(\.source)
    where source.layoutPath.hasSuffix(FrameworkNames.manifest) {
      let parts = source.layoutPath.split(separator: "/").filter { $0 != "." && $0 != ".." }
      guard parts.last.map({ $0 == FrameworkNames.manifest }) ?? false else { continue }
      let root = parts.dropLast().joined(separator: "/")
      let manifest = source.text(ByteRange(0, source.bytes.count))
      areUncertain = areUncertain || manifest.contains("moduleAliases")
      if let target = Self.targetInSources(of: manifest), let name = target.name {
        let folder = (root.isEmpty ? "" : root + "/") + "Sources/"
        alone.append((folder, root + ":" + ModuleLayout.moduleName(name)))
      }
      for target in Self.targets(in: manifest) {
        guard let name = target.name else {
          areUncertain = true
          continue
        }
        let module = root + ":" + ModuleLayout.moduleName(name)
        guard target.hasPath else {
          plain.insert(module)
          continue
        }
        guard let path = target.path else {
          areUncertain = true
          continue
        }
        let below = path.split(separator: "/").filter { $0 != "." }
        // Here: what lies at the top of the tree may be a package with an application in it.
        let folder = parts.dropLast() + below
        guard !folder.isEmpty, !below.contains("..") else { continue }
        folders.append((folder.joined(separator: "/") + "/", module))
      }
    }
    if !alone.isEmpty {
      // Here: such a target may have a folder of its name all the same.
      let laidOut = Set(files.map { ModuleLayout.module(of: $0.source.layoutPath) })
      folders += alone.filter { !laidOut.contains($0.module) }
    }
    let shared = Dictionary(grouping: folders, by: \.folder).filter { $0.value.count > 1 }
    folders.removeAll { shared[$0.folder] != nil }
    folders.sort { $0.folder.utf8.count > $1.folder.utf8.count }
  }

  /// The module of a file: the innermost target whose folder holds it, else what its path says.
  func module(of path: String) -> String {
    let laidOut = ModuleLayout.module(of: path)
    guard !folders.isEmpty else { return laidOut }
    let parts = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    let plainPath = parts.joined(separator: "/")
    guard let found = folders.first(where: { plainPath.hasPrefix($0.folder) }) else {
      return laidOut
    }
    // Here: a target may lie inside of another one's folder, either way round.
    let depth = plain.contains(laidOut) ? ModuleLayout.depth(of: path) : 0
    return found.folder.split(separator: "/").count > depth ? found.module : laidOut
  }

  // MARK: Manifests

  /// A target as a manifest declares it; nil for what is no plain text there.
  struct Declared: Equatable {
    var name: String?
    var path: String?
    var hasPath: Bool
    /// `target`, `testTarget`: what the manifest calls.
    var call = "target"
    /// The files and folders that it takes; nil for all in its folder.
    var sources: [String]?
    /// Those that it does not take.
    var excluded: [String] = []
  }

  /// The target that may have all of `Sources` to itself: the only one of a package, tests and
  /// plugins aside, that names no folder.
  static func targetInSources(of manifest: String) -> Declared? {
    let targets = targets(in: manifest).filter { $0.call != "testTarget" && $0.call != "plugin" }
    guard targets.count == 1, !targets[0].hasPath, isOfSwift5_9(manifest) else { return nil }
    return targets[0]
  }

  /// Earlier tools ask for a folder of the target's name.
  private static func isOfSwift5_9(_ manifest: String) -> Bool {
    guard let place = manifest.firstRange(of: "swift-tools-version:") else { return false }
    let version = manifest[place.upperBound...].drop { $0 == " " }
      .prefix { $0.isNumber || $0 == "." }.split(separator: ".").compactMap { Int($0) }
    return version.count > 1 && (version[0], version[1]) >= (5, 9)
  }

  /// The targets that a manifest declares, without those that others only depend on.
  static func targets(in manifest: String) -> [Declared] {
    let text = withoutComments(Array(manifest.utf8))
    let manifest = String(decoding: text, as: UTF8.self)
    let starts = calls.lazy.flatMap(manifest.ranges).filter { isMember($0.lowerBound, manifest) }
      .map { manifest.utf8.distance(from: manifest.startIndex, to: $0.upperBound) }.sorted()
    var result: [Declared] = []
    var end = 0
    for start in starts where start >= end {
      let own = Arguments(of: text[start...])
      end = own.end
      let call = text[..<(start - 1)].reversed().prefix {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0 & 0xDF)
      }
      result.append(
        Declared(
          name: own.texts["name"], path: own.texts["path"], hasPath: own.labels.contains("path"),
          call: String(decoding: call.reversed(), as: UTF8.self),
          sources: own.unclear.contains("sources") ? nil : own.lists["sources"],
          excluded: own.unclear.contains("exclude") ? [] : own.lists["exclude"] ?? []))
    }
    return result
  }

  private static func withoutComments(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < text.count {
      let next = index + 1 < text.count ? text[index + 1] : 0
      if let end = endOfQuotedText(at: index, in: text) {
        // Here: nothing in it is declared.
        result += [UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "\"")]
        index = end
        continue
      }
      switch (text[index], next) {
      case (UInt8(ascii: "\""), _):
        let end = text[(index + 1)...].firstIndex {
          $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\n")
        } ?? text.count - 1
        result += text[index...end]
        index = end + 1
      case (UInt8(ascii: "/"), UInt8(ascii: "/")):
        index = text[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.count
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        var end = index + 2
        while end < text.count,
          !(text[end] == UInt8(ascii: "/") && text[end - 1] == UInt8(ascii: "*") && end > index + 2)
        {
          end += 1
        }
        index = end + 1
      default:
        result.append(text[index])
        index += 1
      }
    }
    return result
  }

  /// Behind a text over several lines, or one between pounds, that begins at a place.
  private static func endOfQuotedText(at start: Int, in text: [UInt8]) -> Int? {
    guard text[start] == UInt8(ascii: "#") || text[start] == UInt8(ascii: "\"") else { return nil }
    let pounds = text[start...].prefix { $0 == UInt8(ascii: "#") }.count
    let quotes = text[(start + pounds)...].prefix(3).prefix { $0 == UInt8(ascii: "\"") }.count
    guard quotes == 3 || pounds > 0 && quotes > 0 else { return nil }
    let count = quotes == 3 ? 3 : 1
    let end = Array(repeating: UInt8(ascii: "\""), count: count)
      + Array(repeating: UInt8(ascii: "#"), count: pounds)
    var index = start + pounds + count
    while index + end.count <= text.count {
      if text[index..<(index + end.count)].elementsEqual(end) { return index + end.count }
      index += 1
    }
    return text.count
  }

  /// `.target(`, `.uiTarget(`: what a manifest adds to `Target` makes one of it as well.
  private static func isMember(_ start: String.Index, _ manifest: String) -> Bool {
    manifest[..<start].last { !$0.isLetter } == "."
  }

  /// The arguments of a call; those of calls inside left out.
  private struct Arguments {
    var labels: Set<String> = []
    /// Those that are plain text, by their labels.
    var texts: [String: String] = [:]
    /// The plain texts in those that are lists, and the labels of those that hold something else.
    var lists: [String: [String]] = [:]
    var unclear: Set<String> = []
    /// Behind the call.
    var end: Int

    /// The text starts behind the parenthesis.
    init(of text: ArraySlice<UInt8>) {
      var (depth, label, word) = (1, "", "")
      var index = text.startIndex
      while index < text.endIndex, depth > 0 {
        let byte = text[index]
        if depth == 1, byte == UInt8(ascii: "["), word.isEmpty { lists[label] = lists[label] ?? [] }
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
        case UInt8(ascii: "\""):
          let close = text[(index + 1)...].firstIndex(of: byte) ?? text.endIndex - 1
          if depth == 1, !label.isEmpty, word.isEmpty, texts[label] == nil {
            let value = text[(index + 1)..<max(close, index + 1)]
            if !value.contains(UInt8(ascii: "\\")) {
              texts[label] = String(decoding: value, as: UTF8.self)
            }
          } else if depth == 2 {
            let value = text[(index + 1)..<max(close, index + 1)]
            lists[label]?.append(String(decoding: value, as: UTF8.self))
            if value.contains(UInt8(ascii: "\\")) { unclear.insert(label) }
          }
          index = close
        case UInt8(ascii: ":"):
          if depth == 1 {
            (label, word) = (word, "")
            labels.insert(label)
          }
        case UInt8(ascii: ","): if depth == 1 { (label, word) = ("", "") }
        case UInt8(ascii: "+"):
          if depth == 1 { texts[label] = nil }
          unclear.insert(label)
        case 0x20, 0x09, 0x0A, 0x0D: break
        default:
          if depth > 1 || lists[label] != nil { unclear.insert(label) }
          if depth == 1 { word.unicodeScalars.append(Unicode.Scalar(byte)) }
        }
        index += 1
      }
      end = index
    }
  }

  private static let calls = ["target(", "Target(", "macro("]
}
