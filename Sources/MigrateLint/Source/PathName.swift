/// Paths as text. Nothing here asks the file system.
enum PathName {
  static func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

  static func join(_ directory: String, _ path: String) -> String {
    if isAbsolute(path) { return path }
    if directory.isEmpty { return path }
    return directory.utf8.last == UInt8(ascii: "/") ? directory + path : directory + "/" + path
  }

  /// The folder that holds a path; nil for `/` and for a bare name.
  static func parent(of path: String) -> String? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    if slash == path.startIndex { return path.utf8.count > 1 ? "/" : nil }
    return String(path[..<slash])
  }

  /// The part behind the last slash.
  static func lastComponent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  static func components(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  /// An absolute path without `.`, `..` and doubled slashes. Right only where no link is crossed.
  static func normalised(_ path: String) -> String {
    var kept: [String] = []
    for component in components(of: path) where component != "." {
      if component == ".." { _ = kept.popLast() } else { kept.append(component) }
    }
    return "/" + kept.joined(separator: "/")
  }

  /// Whether a normalised absolute path is a folder or lies in it.
  static func isInside(_ path: String, _ directory: String) -> Bool {
    if directory == "/" { return true }
    guard path.utf8.starts(with: directory.utf8) else { return false }
    return path.utf8.count == directory.utf8.count
      || path.utf8.dropFirst(directory.utf8.count).first == UInt8(ascii: "/")
  }

  /// How to get from one normalised absolute folder to another path; `.` for itself.
  static func relative(_ path: String, to directory: String) -> String {
    let target = components(of: path)
    let base = components(of: directory)
    let common = zip(target, base).prefix { $0.0.utf8.elementsEqual($0.1.utf8) }.count
    let steps = repeatElement("..", count: base.count - common) + target[common...]
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  static func hasSuffix(_ name: String, _ suffix: String) -> Bool {
    name.utf8.count >= suffix.utf8.count
      && name.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  /// The order in which files are analysed and reported: by bytes, in every locale.
  static func precedes(_ a: String, _ b: String) -> Bool {
    a.utf8.lexicographicallyPrecedes(b.utf8)
  }
}

/// A path as a key. Strings compare equal if they look alike, file names only if their bytes match.
struct PathKey: Hashable, Sendable {
  private let bytes: [UInt8]

  init(_ path: String) { bytes = Array(path.utf8) }
}
